import { expect, test } from 'vitest';
import { makeRandom } from '../../numerics/index.ts';
import { calculateShares, listLoops, listPairs, makeOwnership } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';
import { factorise } from './factorise.ts';
import type { LoopSystem } from './loop-system.ts';
import { solveFactorised } from './solve-factorised.ts';
import { countSweeps, readHolderRows, sumSeries } from './sum-series.ts';

/** A loop of any size: each member is held by the one before it and by some others, 1 to 40 % from outside. */
const makeLoop = (size: number, others: number): LoopSystem => {
  const random = makeRandom(size);
  const at = [0];
  const holder: number[] = [];
  const share: number[] = [];
  for (let owned = 0; owned < size; owned += 1) {
    const holders = [(owned + size - 1) % size];
    for (let more = 0; more < others; more += 1) holders.push(Math.floor(random() * size));
    const inside = 0.6 + 0.39 * random();
    for (const from of holders) {
      holder.push(from);
      share.push(inside / holders.length);
    }
    at.push(holder.length);
  }
  return { size, at: Int32Array.from(at), holder: Int32Array.from(holder), share: Float64Array.from(share) };
};

/** Largest of what b + A x - x leaves, by hand. */
const findLeft = ({ size, at, holder, share }: LoopSystem, b: Float64Array, x: Float64Array): number => {
  const left = b.map((value, place) => value - x[place]!);
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1)
      left[holder[edge]!]! += share[edge]! * x[owned]!;
  return left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
};

test.each([
  [2, 0],
  [30, 3],
  [60, 60],
  [300, 2],
  [300, 100],
  [2_000, 0],
])('a loop of %d with %d other holders each: factors and series solve it to 1e-10', (size, others) => {
  const loop = makeLoop(size, others);
  const random = makeRandom(7);
  const width = 3;
  const b = Float64Array.from({ length: size * width }, () => (random() < 0.2 ? random() : 0));
  const [factored, summed] = [b.slice(), b.slice()];
  solveFactorised(factorise(loop, size)!, factored, width);
  sumSeries(readHolderRows(loop), summed, width);
  for (let side = 0; side < width; side += 1) {
    const pick = (all: Float64Array) =>
      Float64Array.from({ length: size }, (_, at) => all[at * width + side]!);
    expect(findLeft(loop, pick(b), pick(factored))).toBeLessThan(1e-10);
    expect(findLeft(loop, pick(b), pick(summed))).toBeLessThan(1e-10);
  }
});

test('a core that would cost more than the series is given up', () => {
  expect(factorise(makeLoop(300, 20), 30)).toBeNull();
  expect(factorise(makeLoop(300, 20), 300)?.core.size).toBeGreaterThan(100);
});

test('what a loop leaves to outside owners decides how many walks it takes', () => {
  const ring = (outside: number): LoopSystem => ({
    size: 3,
    at: Int32Array.from([0, 1, 2, 3]),
    holder: Int32Array.from([2, 0, 1]),
    share: new Float64Array(3).fill(1 - outside),
  });
  const counts = [0.5, 0.1, 0.01].map((outside) => countSweeps(readHolderRows(ring(outside)), 10_000));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(countSweeps(readHolderRows(ring(1e-7)), 100)).toBe(100);
});

test.each([300, 40])('a loop of %d that leaves a millionth outside closes every column at 100', (size) => {
  const random = makeRandom(size);
  const holdings = Array.from({ length: size }, (_, owned) => {
    const others = Array.from({ length: 12 }, () => Math.floor(random() * size));
    const parts = [(owned + 1) % size, ...others].map((holder) => ({ holder, owned, percent: 99.9999 / 13 }));
    return [...parts, { holder: 'P', owned, percent: 1e-4 }];
  }).flat();
  const ownership = makeOwnership(holdings);
  for (const company of [0, 7, size - 1])
    expect(
      calculateShares(ownership, company).holders.find(({ holder }) => holder === 'P')?.percent,
    ).toBeCloseTo(100, 6);
});

test('every loop is listed by its members', () => {
  const loops = makeOwnership(readHoldings('A>B .5, B>A .5, C>C .1, C>D .2'));
  expect(listLoops(loops)).toEqual([['A', 'B'], ['C']]);
});

test('a chain of 100,000 companies is no recursion', () => {
  const chain = Array.from({ length: 100_000 }, (_, at) => ({ holder: at, owned: at + 1, percent: 100 }));
  const { holders } = calculateShares(makeOwnership(chain), 100_000);
  expect(holders).toHaveLength(100_000);
  expect(holders.every(({ percent }) => percent === 100)).toBe(true);
});

test('rounded percents a little above 100 stand as registered, and are scaled inside of a loop', () => {
  const above = makeOwnership([
    { holder: 'P', owned: 'A', percent: 75.01 },
    { holder: 'Q', owned: 'A', percent: 25 },
    { holder: 'B', owned: 'C', percent: 100.02 },
    { holder: 'C', owned: 'B', percent: 50 },
    { holder: 'R', owned: 'B', percent: 50.01 },
  ]);
  expect(calculateShares(above, 'A').holders.map(({ percent }) => percent)).toEqual([75.01, 25]);
  expect(calculateShares(above, 'C').holders[0]?.percent).toBeCloseTo(100, 9);
  expect(listPairs(above).share.every((share) => share < 1.001)).toBe(true);
});
