import fc from 'fast-check';
import type { Holding } from './index.ts';

export const FIRMS = ['A', 'B', 'C', 'D', 'E'];
export const PERSONS = ['P', 'Q', 'R'];

/** Test data. Any web of five firms and three persons: each company's holdings come to at most 100, loops and treasury shares included. */
export const web: fc.Arbitrary<readonly Holding[]> = fc
  .array(
    fc.record({
      owned: fc.constantFrom(...FIRMS),
      holder: fc.constantFrom(...FIRMS, ...PERSONS),
      weight: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .chain((edges) =>
    fc.constantFrom(1, 0.98, 0.6).map((whole) => {
      const sums = new Map<string, number>();
      for (const { owned, weight } of edges) sums.set(owned, (sums.get(owned) ?? 0) + weight);
      return edges.map(({ owned, holder, weight }) => ({
        owned,
        holder,
        percent: (100 * whole * weight) / sums.get(owned)!,
      }));
    }),
  );
