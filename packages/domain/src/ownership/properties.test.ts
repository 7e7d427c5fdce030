import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateShares, listClosedLoops, listPairs, makeOwnership } from './index.ts';
import type { Holding } from './index.ts';
import { FIRMS, PERSONS, web } from './make-web.ts';

const listShares = (holdings: readonly Holding[]): ReadonlyMap<string, number> => {
  const ownership = makeOwnership(holdings);
  return new Map(
    [...FIRMS, ...PERSONS].flatMap((company) =>
      calculateShares(ownership, company).holders.map(({ holder, percent }) => [
        `${holder}>${company}`,
        percent,
      ]),
    ),
  );
};

const expectSame = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): void => {
  for (const key of new Set([...left.keys(), ...right.keys()]))
    expect(Math.abs((left.get(key) ?? 0) - (right.get(key) ?? 0))).toBeLessThan(1e-6);
};

const MOST_ROUNDS = 20_000;

/**
 * The series A + A^2 + ... for one holder, by hand: what it holds of each company, where what comes to the holder itself stops.
 * Null where the rounds do not suffice.
 */
const sumSeries = (holdings: readonly Holding[], holder: string): ReadonlyMap<string, number> | null => {
  let wave = new Map<string, number>([[holder, 100]]);
  const sums = new Map<string, number>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = new Map<string, number>();
    for (const { holder: from, owned, percent } of holdings) {
      const amount = ((wave.get(String(from)) ?? 0) * percent) / 100;
      if (owned !== holder && amount > 0) next.set(String(owned), (next.get(String(owned)) ?? 0) + amount);
    }
    for (const [owned, amount] of next) sums.set(owned, (sums.get(owned) ?? 0) + amount);
    wave = next;
    if ([...wave.values()].every((amount) => amount < 1e-13)) return sums;
  }
  return null;
};

describe('shares of any web', () => {
  test('lie between 0 and 100 and close every column at 100', () => {
    fc.assert(
      fc.property(web, (holdings) => {
        const ownership = makeOwnership(holdings);
        for (const company of FIRMS) {
          const { holders, undisclosed, circular } = calculateShares(ownership, company);
          for (const { percent } of holders) expect(percent).toBeLessThanOrEqual(100 + 1e-9);
          const ultimate = holders.filter(({ isUltimate }) => isUltimate);
          const sum = ultimate.reduce((all, { percent }) => all + percent, 0);
          // Who is no company here has no column; one that is not on file is undisclosed.
          const isOnlyHolder =
            holdings.every(({ owned }) => owned !== company) && ownership.graph.numbers.has(company);
          expect(sum + undisclosed + circular).toBeCloseTo(isOnlyHolder ? 0 : 100, 6);
        }
      }),
    );
  });

  test('solved is what the series comes to', () => {
    let compared = 0;
    fc.assert(
      fc.property(web, fc.constantFrom(...FIRMS, ...PERSONS), (holdings, holder) => {
        const ownership = makeOwnership(holdings);
        const series = sumSeries(holdings, holder);
        // Closed loops keep what they have for ever: no sum, and no solution.
        if (!series || listClosedLoops(ownership).length > 0) return;
        for (const company of FIRMS.filter((name) => name !== holder)) {
          const share = calculateShares(ownership, company).holders.find((one) => one.holder === holder);
          expect(share?.percent ?? 0).toBeCloseTo(series.get(company) ?? 0, 6);
          if (share) compared += 1;
        }
      }),
    );
    expect(compared).toBeGreaterThan(50);
  });

  test('all pairs at once are what each company gives alone', () => {
    fc.assert(
      fc.property(web, (holdings) => {
        const ownership = makeOwnership(holdings);
        const pairs = listPairs(ownership);
        const { ids } = ownership.graph;
        const all = new Map<string, number>();
        for (let at = 0; at < pairs.count; at += 1)
          all.set(`${ids[pairs.holder[at]!]}>${ids[pairs.owned[at]!]}`, pairs.share[at]! * 100);
        expectSame(all, listShares(holdings));
      }),
    );
  });

  test('an empty holder changes nothing', () => {
    fc.assert(
      fc.property(web, fc.constantFrom(...FIRMS), (holdings, owned) => {
        const isOwned = holdings.some((holding) => holding.owned === owned);
        const more = isOwned ? [...holdings, { holder: 'Z', owned, percent: 0 }] : holdings;
        expect(listShares(more)).toEqual(listShares(holdings));
      }),
    );
  });

  test('a holder split into two has as much as before', () => {
    fc.assert(
      fc.property(web, (holdings) => {
        const split = holdings.flatMap((holding) =>
          holding.holder === 'P'
            ? [
                { ...holding, holder: 'P1', percent: holding.percent * 0.3 },
                { ...holding, holder: 'P2', percent: holding.percent * 0.7 },
              ]
            : [holding],
        );
        const halves = new Map<string, number>();
        for (const [key, percent] of listShares(split)) {
          const whole = key.replace(/^P[12]>/, 'P>');
          halves.set(whole, (halves.get(whole) ?? 0) + percent);
        }
        expectSame(halves, listShares(holdings));
      }),
    );
  });

  test('do not depend on the order of the holdings or on names', () => {
    const turn: Readonly<Record<string, string>> = { A: 'D', B: 'E', C: 'A', D: 'B', E: 'C' };
    const rename = (id: string): string => turn[id] ?? id;
    fc.assert(
      fc.property(web, (holdings) => {
        const turned = holdings.toReversed().map(({ holder, owned, percent }) => ({
          holder: rename(String(holder)),
          owned: rename(String(owned)),
          percent,
        }));
        const renamed = [...listShares(holdings)].map(
          ([key, percent]) => [key.split('>').map(rename).join('>'), percent] as const,
        );
        expectSame(listShares(turned), new Map(renamed));
      }),
    );
  });

  test('lie within their band, which is the share itself where the band has no width', () => {
    fc.assert(
      fc.property(web, fc.constantFrom(0, 0.1, 0.5), (holdings, width) => {
        const banded = holdings.map((holding) => ({
          ...holding,
          low: holding.percent * (1 - width),
          high: Math.min(100, holding.percent * (1 + width)),
        }));
        const ownership = makeOwnership(banded);
        if (listClosedLoops(ownership).length > 0) return;
        for (const company of FIRMS)
          for (const { percent, low = percent, high = percent } of calculateShares(ownership, company)
            .holders) {
            expect(low).toBeLessThanOrEqual(percent + 1e-6);
            expect(high).toBeGreaterThanOrEqual(percent - 1e-6);
            expect(high).toBeLessThanOrEqual(100 + 1e-9);
          }
      }),
    );
  });
});
