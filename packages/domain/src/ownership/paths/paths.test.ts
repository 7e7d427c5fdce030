import { describe, expect, test } from 'vitest';
import { findPaths, makeOwnership, writeFormula, writePercent } from '../index.ts';
import type { Holding } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';

const ask = (text: string, holder: string, company: string) =>
  findPaths(makeOwnership(readHoldings(text)), holder, company);

/** Ten layers of ten companies, each held by all ten of the layer above. */
const makePyramid = (weigh: (holder: number, owned: number) => number): readonly Holding[] => {
  const holdings: Holding[] = [];
  for (let layer = 1; layer < 10; layer += 1)
    for (let owned = 0; owned < 10; owned += 1) {
      const weights = Array.from({ length: 10 }, (_, holder) => weigh(holder, owned));
      const sum = weights.reduce((all, weight) => all + weight, 0);
      for (const [holder, weight] of weights.entries())
        holdings.push({
          holder: `${layer - 1}-${holder}`,
          owned: `${layer}-${owned}`,
          percent: (100 * weight) / sum,
        });
    }
  for (let owned = 0; owned < 10; owned += 1)
    holdings.push({ holder: 'P', owned: `0-${owned}`, percent: 60 });
  return holdings;
};

describe('paths', () => {
  test('all of them, each with its steps and product, and the calculation', () => {
    const list = ask('P>A .6, A>B .8, P>B .05', 'P', 'B');
    expect(list).toEqual({
      percent: 53,
      paths: [
        {
          steps: [
            { holder: 'P', owned: 'A', percent: 60 },
            { holder: 'A', owned: 'B', percent: 80 },
          ],
          percent: 48,
        },
        { steps: [{ holder: 'P', owned: 'B', percent: 5 }], percent: 5 },
      ],
      pathCount: 2,
      rest: 0,
      restKind: 'none',
    });
    expect(writeFormula(list)).toEqual({ en: '60% × 80% + 5% = 53%', cn: '60% × 80% + 5% = 53%' });
  });

  test('a holding with nothing between needs no calculation', () => {
    expect(writeFormula(ask('P>A .6', 'P', 'A')).en).toBe('60%');
  });

  test('ways round a loop are one remainder by name', () => {
    const list = ask('A>B .2, B>A .1, P>A .9, Q>B .8', 'P', 'B');
    expect(list).toMatchObject({ pathCount: 1, restKind: 'loops', rest: expect.closeTo(0.3673469388, 9) });
    expect(writeFormula(list)).toEqual({
      en: '90% × 20% + 0.37% (cross-holdings) = 18.37%',
      cn: '90% × 20% + 0.37%（交叉持股循环） = 18.37%',
    });
  });

  test('what is small is named by number once 99 % are shown', () => {
    const list = ask('P>A .6, P>X .3, X>A .01, P>Y .2, Y>A .01', 'P', 'A');
    expect(list).toMatchObject({ pathCount: 3, restKind: 'paths' });
    expect(list.paths).toHaveLength(1);
    expect(writeFormula(list).en).toBe('60% + 0.5% (2 further paths) = 60.5%');
    expect(writeFormula(list).cn).toBe('60% + 0.5%（其余路径2条） = 60.5%');
  });

  test.each([
    ['equal', () => 1],
    ['unlike', (holder: number, owned: number) => 1 + ((holder * 7 + owned * 3) % 11)],
  ])(
    'a pyramid of ten layers of ten with %s shares is answered without walking all its paths',
    (_, weigh) => {
      const list = findPaths(makeOwnership(makePyramid(weigh)), 'P', '9-0');
      expect(list.percent).toBeCloseTo(60, 9);
      expect(list.pathCount).toBe(1e9);
      expect(list.paths).toHaveLength(200);
      expect(list.paths[0]?.steps).toHaveLength(10);
      const percents = list.paths.map(({ percent }) => percent);
      expect(percents).toEqual(percents.toSorted((a, b) => b - a));
      expect(list.restKind).toBe('paths');
      expect(writeFormula(list).en).toContain('(999999980 further paths) = 60%');
    },
  );

  test('forty companies that all hold each other are answered, with paths and loops named as what is left', () => {
    const names = Array.from({ length: 40 }, (_, at) => `F${at}`);
    const web = names.flatMap((owned) => [
      { holder: 'P', owned, percent: 22 },
      ...names.filter((holder) => holder !== owned).map((holder) => ({ holder, owned, percent: 2 })),
    ]);
    const list = findPaths(makeOwnership(web), 'P', 'F0', { mostPaths: 60 });
    expect(list).toMatchObject({ percent: 100, pathCount: null, restKind: 'paths-and-loops' });
    expect(list.paths).toHaveLength(60);
    expect(writeFormula(list).cn).toContain('其余路径及交叉持股循环');
  });

  test('none between parties that are not related or not on file', () => {
    for (const [holder, company] of [
      ['Q', 'A'],
      ['P', 'nobody'],
      ['A', 'A'],
      ['A', 'P'],
    ] as const)
      expect(ask('P>A .6, Q>B .5', holder, company)).toMatchObject({ percent: 0, paths: [], pathCount: 0 });
  });
});

test.each([
  [60, '60%'],
  [0, '0%'],
  [13.2651, '13.27%'],
  [0.00412, '0.0041%'],
  [100, '100%'],
  [0.5, '0.5%'],
])('%d is written %s', (percent, text) => {
  expect(writePercent(percent)).toBe(text);
});
