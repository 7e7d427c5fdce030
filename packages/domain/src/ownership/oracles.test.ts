import { describe, expect, test } from 'vitest';
import {
  calculatePower,
  calculateShares,
  findActualController,
  findControlled,
  findHeads,
  findPaths,
  findSelfShare,
  listClosedLoops,
  listMutual,
  makeChainMeasure,
  makeOwnership,
} from './index.ts';
import { readHoldings } from './fixtures/read-holdings.ts';
import type { Ownership } from './index.ts';

/** Worked examples of the literature and by hand, each to 1e-6. */
const open = (text: string): Ownership => makeOwnership(readHoldings(text));

const shareOf = (ownership: Ownership, holder: string, company: string): number =>
  (calculateShares(ownership, company).holders.find((share) => share.holder === holder)?.percent ?? 0) / 100;
const expectShares = (ownership: Ownership, expected: Readonly<Record<string, number>>): void => {
  for (const [pair, share] of Object.entries(expected)) {
    const [holder = '', owned = ''] = pair.split('>');
    expect([pair, shareOf(ownership, holder, owned)]).toEqual([pair, expect.closeTo(share, 6)]);
  }
};
const chainOf = (ownership: Ownership, holder: string, owned: string) => {
  const { numbers } = ownership.graph;
  return makeChainMeasure(ownership)(numbers.get(holder)!).find(
    (chain) => chain.owned === numbers.get(owned),
  )!;
};

describe('integrated ownership', () => {
  test.each<[string, string, Record<string, number>]>([
    ['1 chain', 'P>A .6, A>B .5', { 'P>B': 0.3 }],
    ['2 diamond', 'P>A .4, P>B .3, A>C .5, B>C .5', { 'P>C': 0.35 }],
    [
      '3 cross-holding',
      'A>B .2, B>A .1, P>A .9, Q>B .8',
      { 'P>A': 0.918367, 'P>B': 0.183673, 'Q>A': 0.081633, 'Q>B': 0.816327, 'A>B': 0.2, 'B>A': 0.1 },
    ],
    ['4 treasury shares', 'A>A .1, P>A .6, Q>A .3', { 'P>A': 2 / 3, 'Q>A': 1 / 3 }],
    [
      '5 loop of three',
      'A>B .3, B>C .4, C>A .2, P>A .8, P>C .1, Q>B .7, Q>C .5',
      {
        'P>A': 0.840164,
        'P>B': 0.252049,
        'P>C': 0.20082,
        'Q>A': 0.159836,
        'Q>B': 0.747951,
        'Q>C': 0.79918,
        'A>B': 0.3,
        'A>C': 0.12,
      },
    ],
    ['6 pyramid', 'P>A .51, A>B .51, B>C .51', { 'P>C': 0.132651 }],
    ['7 direct and through a company', 'P>C .3, P>A .51, A>C .25', { 'P>C': 0.4275 }],
    [
      '8 each holds 60 % of the other',
      'A>B .6, B>A .6, P>A .4, Q>B .4',
      { 'P>A': 0.625, 'P>B': 0.375, 'Q>A': 0.375, 'Q>B': 0.625 },
    ],
    [
      '9 cross-holding under a holding company',
      'P>H .55, P>A .1, H>A .4, H>B .6, A>B .2, B>A .15, R>H .45, R>A .35, R>B .2',
      {
        'P>H': 0.55,
        'P>A': 0.380928,
        'P>B': 0.406186,
        'R>H': 0.45,
        'R>A': 0.619072,
        'R>B': 0.593814,
      },
    ],
    [
      'direct consolidation (Allen White)',
      'P>A .8, P>B .6, P>C .1, A>C .4, B>A .1, B>C .2',
      { 'P>A': 0.86, 'P>B': 0.6, 'P>C': 0.564 },
    ],
    ['family pyramid', 'F>B .3, B>C .2, F>C .3', { 'F>C': 0.36 }],
  ])('%s', (_, edges, expected) => {
    expectShares(open(edges), expected);
  });

  test('3: what comes back to a company is no share of its own; 5: loop factor 1.0245902', () => {
    const loop = open('A>B .3, B>C .4, C>A .2, P>A .8, P>C .1, Q>B .7, Q>C .5');
    expect(findSelfShare(loop, 'A') / 100).toBeCloseTo(0.024, 8);
    expect(loop.loops.findTurnover(loop.graph.numbers.get('A')!)).toBeCloseTo(1.0245902, 7);
    expect(calculateShares(loop, 'A').holders.map(({ holder }) => holder)).not.toContain('A');
  });

  test('9: where the rest is not on file it is undisclosed', () => {
    const rest = open('P>H .55, P>A .1, H>A .4, H>B .6, A>B .2, B>A .15');
    const undisclosed = ['H', 'A', 'B'].map((company) => calculateShares(rest, company).undisclosed / 100);
    for (const [at, share] of [0.45, 0.619072, 0.593814].entries())
      expect(undisclosed[at]).toBeCloseTo(share, 6);
  });

  test('10: two companies that own all of each other are a closed loop and no solution', () => {
    const closed = open('A>B 1, B>A 1, A>C .6, P>C .4');
    expect(listClosedLoops(closed)).toEqual([['A', 'B']]);
    expect(calculateShares(closed, 'A')).toEqual({
      company: 'A',
      holders: [],
      undisclosed: 0,
      circular: 100,
    });
    expect(calculateShares(closed, 'C')).toMatchObject({ undisclosed: 0, circular: 60 });
    expectShares(closed, { 'P>C': 0.4, 'A>C': 0.6 });
  });
});

describe('control', () => {
  test('6: a pyramid of majorities; its weakest link', () => {
    const pyramid = open('P>A .51, A>B .51, B>C .51');
    expect(findControlled(pyramid, 'P').map(({ company, level }) => [company, level])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ]);
    expect(chainOf(pyramid, 'P', 'C').strongest).toBeCloseTo(0.51, 9);
  });

  test('7: 30 % and the 25 % of a controlled company are 55 % of the votes', () => {
    const joint = open('P>C .3, P>A .51, A>C .25');
    expect(findControlled(joint, 'P').find(({ company }) => company === 'C')?.votes).toBeCloseTo(55, 6);
  });

  test('8: majorities that go round are mutual control, with no controller', () => {
    const mutual = open('A>B .6, B>A .6, P>A .4, Q>B .4');
    const heads = findHeads(mutual);
    expect(listMutual(mutual, heads)).toEqual([['A', 'B']]);
    for (const company of ['A', 'B'])
      expect(findActualController(mutual, heads, company)).toMatchObject({
        controllers: [],
        none: 'mutual',
        mutual: ['A', 'B'],
      });
  });

  test('family pyramid: chains added up, .3 and the smaller of .3 and .2', () => {
    const family = open('F>B .3, B>C .2, F>C .3');
    expect(chainOf(family, 'F', 'C').sum).toBeCloseTo(0.5, 9);
    expect(chainOf(family, 'F', 'C').strongest).toBeCloseTo(0.3, 9);
  });
});

describe('12: power with a quota of more than half', () => {
  test.each([
    [
      [50, 49, 1],
      [2 / 3, 1 / 6, 1 / 6],
      [0.6, 0.2, 0.2],
    ],
    [
      [40, 30, 30],
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [
      [51, 25, 24],
      [1, 0, 0],
      [1, 0, 0],
    ],
    [
      [35, 25, 20, 20],
      [1 / 2, 1 / 6, 1 / 6, 1 / 6],
      [1 / 2, 1 / 6, 1 / 6, 1 / 6],
    ],
    [
      [45, 20, 15, 10, 10],
      [0.6, 0.1, 0.1, 0.1, 0.1],
      [7 / 11, 1 / 11, 1 / 11, 1 / 11, 1 / 11],
    ],
  ])('%j', (weights, shapley, banzhaf) => {
    const power = calculatePower(weights, 50);
    for (const [at, share] of shapley.entries()) {
      expect(power.shapley[at]).toBeCloseTo(share, 9);
      expect(power.banzhaf[at]).toBeCloseTo(banzhaf[at]!, 9);
    }
  });
});

test('close links over paths that pass nobody twice (Prometheux)', () => {
  const web = open('A>B .2, B>A .8, B>C .2, C>D .6, D>A .9, A>C .2');
  const found: string[] = [];
  for (const holder of 'ABCD')
    for (const owned of 'ABCD') {
      const { paths } = findPaths(web, holder, owned, { cover: 1 });
      const sum = paths.reduce((all, { percent }) => all + percent, 0);
      if (sum >= 20 - 1e-9) found.push(`${holder}>${owned} ${Math.round(sum * 1e6) / 1e8}`);
    }
  expect(found).toEqual(
    [
      ['A>B 0.2', 'A>C 0.24', 'B>A 0.908', 'B>C 0.36', 'B>D 0.216'],
      ['C>A 0.54', 'C>D 0.6', 'D>A 0.9', 'D>C 0.216'],
    ].flat(),
  );
});
