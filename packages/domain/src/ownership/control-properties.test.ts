import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateShares,
  findActualController,
  findControlled,
  findHeads,
  findPaths,
  listClosedLoops,
  makeOwnership,
} from './index.ts';
import type { Holding } from './index.ts';
import { FIRMS, PERSONS, web } from './make-web.ts';

describe('what has no solution, or hardly one', () => {
  /** Rings that hold all of each other, and companies below them and beside them. */
  const closed = fc.record({
    ring: fc.integer({ min: 1, max: 6 }),
    outside: fc.constantFrom(0, 0, 1e-7, 1e-4, 1),
    part: fc.integer({ min: 1, max: 100 }),
  });

  test('a closed loop is told and keeps what comes to it, one that is nearly closed has a solution', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(closed, ({ ring, outside, part }) => {
        const holdings: Holding[] = Array.from({ length: ring }, (_, at) => ({
          holder: `R${at}`,
          owned: `R${(at + 1) % ring}`,
          percent: at === 0 ? 100 - outside : 100,
        }));
        if (outside > 0) holdings.push({ holder: 'P', owned: `R${1 % ring}`, percent: outside });
        holdings.push({ holder: 'R0', owned: 'A', percent: part });
        const ownership = makeOwnership(holdings);
        const isClosed = outside <= 1e-7;
        expect(listClosedLoops(ownership)).toHaveLength(isClosed ? 1 : 0);
        seen.add(`${isClosed}`);
        const { holders, undisclosed, circular } = calculateShares(ownership, 'A');
        expect(undisclosed).toBeCloseTo(100 - part, 6);
        expect(circular).toBeCloseTo(isClosed ? part : 0, 6);
        const owner = holders.find(({ holder }) => holder === 'P')?.percent ?? 0;
        expect(owner).toBeCloseTo(isClosed ? 0 : part, 6);
      }),
    );
    expect(seen.size).toBe(2);
  });

  test('a wider band holds the narrower one', () => {
    let compared = 0;
    const widen = (holdings: readonly Holding[], width: number) =>
      makeOwnership(
        holdings.map((holding) => ({
          ...holding,
          low: holding.percent * (1 - width),
          high: Math.min(100, holding.percent * (1 + width)),
        })),
      );
    fc.assert(
      fc.property(web, (holdings) => {
        const [narrow, wide] = [widen(holdings, 0.1), widen(holdings, 0.3)];
        if (listClosedLoops(narrow).length > 0) return;
        for (const company of FIRMS) {
          const wider = new Map(calculateShares(wide, company).holders.map((one) => [one.holder, one]));
          for (const { holder, low, high } of calculateShares(narrow, company).holders) {
            expect(wider.get(holder)!.low).toBeLessThanOrEqual(low! + 1e-9);
            expect(wider.get(holder)!.high).toBeGreaterThanOrEqual(high! - 1e-9);
            compared += 1;
          }
        }
      }),
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('control and paths of any web', () => {
  test('who controls has more than half of the votes, and no two apart from each other do', () => {
    fc.assert(
      fc.property(web, (holdings) => {
        const ownership = makeOwnership(holdings);
        const controlled = PERSONS.map((person) => findControlled(ownership, person));
        for (const { votes } of controlled.flat()) expect(votes).toBeGreaterThan(50);
        const names = controlled.flat().map(({ company }) => company);
        expect(new Set(names).size).toBe(names.length);
        const heads = findHeads(ownership);
        for (const [at, companies] of controlled.entries())
          for (const { company } of companies)
            expect(findActualController(ownership, heads, company).controllers[0]?.parties).toEqual([
              PERSONS[at],
            ]);
      }),
    );
  });

  test('paths come largest first and, with the rest, make up the share', () => {
    fc.assert(
      fc.property(
        web,
        fc.constantFrom(...PERSONS),
        fc.constantFrom(...FIRMS),
        (holdings, holder, company) => {
          const { percent, paths, rest, restKind } = findPaths(makeOwnership(holdings), holder, company, {
            cover: 1,
          });
          const sum = paths.reduce((all, path) => all + path.percent, 0);
          expect(sum + rest).toBeCloseTo(percent, 6);
          expect(['none', 'loops']).toContain(restKind);
          const percents = paths.map((path) => path.percent);
          expect(percents).toEqual(percents.toSorted((a, b) => b - a));
          for (const { steps, percent: product } of paths)
            expect(100 * steps.reduce((all, step) => all * (step.percent / 100), 1)).toBeCloseTo(product, 6);
        },
      ),
    );
  });
});
