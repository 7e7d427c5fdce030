import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeChainMeasure, makeOwnership } from '../index.ts';
import type { Holding } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';

const PARTIES = ['A', 'B', 'C', 'D', 'E', 'P'];

const web: fc.Arbitrary<readonly Holding[]> = fc
  .uniqueArray(
    fc.record({
      owned: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      holder: fc.constantFrom(...PARTIES),
      weight: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 14, selector: ({ owned, holder }) => `${holder}>${owned}` },
  )
  .map((edges) =>
    edges
      .filter(({ owned, holder }) => owned !== holder)
      .map(({ owned, holder, weight }) => ({ owned, holder, percent: weight * 2 })),
  );

/** Every chain that passes nobody twice, one by one: the largest of their weakest links. */
const findBest = (holdings: readonly Holding[], from: string, to: string): number => {
  const walk = (at: string, weakest: number, passed: readonly string[]): number => {
    if (at === to) return weakest;
    const next = holdings.filter(({ holder, owned }) => holder === at && !passed.includes(String(owned)));
    return Math.max(
      0,
      ...next.map(({ owned, percent }) =>
        walk(String(owned), Math.min(weakest, percent), [...passed, String(owned)]),
      ),
    );
  };
  return walk(from, 100, [from]);
};

test('of every chain the weakest link, and of all chains the best', () => {
  let found = 0;
  fc.assert(
    fc.property(web, (holdings) => {
      const ownership = makeOwnership(holdings);
      const { ids, numbers } = ownership.graph;
      const measure = makeChainMeasure(ownership);
      for (const from of PARTIES.filter((party) => numbers.has(party))) {
        const chains = new Map(measure(numbers.get(from)!).map((chain) => [ids[chain.owned], chain]));
        for (const to of PARTIES.filter((party) => party !== from)) {
          const { strongest = 0, sum = 0 } = chains.get(to) ?? {};
          expect(strongest * 100).toBeCloseTo(findBest(holdings, from, to), 9);
          expect(sum).toBeGreaterThanOrEqual(strongest - 1e-12);
          if (strongest > 0) found += 1;
        }
      }
    }),
  );
  expect(found).toBeGreaterThan(100);
});

test('chains added up within a loop do not feed on themselves', () => {
  const ownership = makeOwnership(readHoldings('P>A .01, A>B .5, B>A .5'));
  const { ids, numbers } = ownership.graph;
  const chains = makeChainMeasure(ownership)(numbers.get('P')!);
  expect(chains.map(({ owned, strongest }) => [ids[owned], strongest])).toEqual(
    expect.arrayContaining([
      ['A', 0.01],
      ['B', 0.01],
    ]),
  );
  for (const { sum } of chains) expect(sum).toBeLessThanOrEqual(0.02 + 1e-12);
});
