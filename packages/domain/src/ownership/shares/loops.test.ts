import { expect, test } from 'vitest';
import { makeRandom } from '../../numerics/index.ts';
import { calculateShares, listLoops, listPairs, makeOwnership } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';
import { factorise, solveFactorised } from './factorise.ts';
import type { LoopSystem } from './loop-system.ts';
import { pushSeries } from './push-series.ts';

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

test.each([
  [2, 0],
  [30, 3],
  [300, 2],
  [2_000, 0],
])('a loop of %d with %d other holders each: factors and series agree to 1e-10', (size, others) => {
  const loop = makeLoop(size, others);
  const random = makeRandom(7);
  const b = Float64Array.from({ length: size }, () => (random() < 0.2 ? random() : 0));
  const [factored, summed] = [b.slice(), b.slice()];
  solveFactorised(factorise(loop)!, factored);
  pushSeries(loop, summed);
  for (let place = 0; place < size; place += 1)
    expect(Math.abs(factored[place]! - summed[place]!)).toBeLessThan(1e-10);
});

test('factors that would not stay sparse are given up, and the series takes over', () => {
  expect(factorise(makeLoop(100, 6), 1_000)).toBeNull();
  expect(factorise(makeLoop(100, 6))).not.toBeNull();
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
