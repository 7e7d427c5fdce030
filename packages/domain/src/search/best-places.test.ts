import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_KEY, makeBestPlaces } from './best-places.ts';

test('the places with the least keys are kept, those of one key in their order, unknown ones last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(LAST_KEY)), { maxLength: 5_000 }),
      fc.integer({ min: 1, max: 60 }),
      (keys, wanted) => {
        const best = makeBestPlaces(wanted);
        for (const [place, key] of keys.entries()) best.add(key, place);
        const sorted = keys.map((key, place) => ({ key, place })).sort((a, b) => a.key - b.key);
        expect(best.list()).toEqual(sorted.slice(0, wanted).map(({ place }) => place));
      },
    ),
    { numRuns: 40 },
  );
});
