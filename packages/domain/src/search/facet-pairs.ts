import { nameFacet, showFacetNumbers } from './count-facets.ts';
import type { FacetKind } from './facet-code.ts';

export interface FacetPair {
  /** The value that narrows: null for the counts over all companies. */
  readonly given: { readonly filter: FacetKind; readonly value: string } | null;
  readonly filter: FacetKind;
  readonly value: string;
  readonly count: number;
}

export interface FacetPairCounter {
  readonly add: (code: number) => void;
  readonly list: () => readonly FacetPair[];
}

/** There are some 540 values in all; more than these come from codes that no standard knows, and are left out. */
const MOST_VALUES = 2048;
const NUMBERS_OF_A_KIND = 128 * 128;

/** Counts every filter value over all companies and beside every other value, in a square of numbers. */
export const makeFacetPairCounter = (): FacetPairCounter => {
  // In the diagonal stands how many have the value at all.
  const pairs = new Int32Array(MOST_VALUES * MOST_VALUES);
  const places = new Map<number, number>();
  const present: number[] = [];
  const collect = (kind: number, number: number): void => {
    const key = kind * NUMBERS_OF_A_KIND + number;
    const place = places.get(key) ?? places.size;
    if (place === MOST_VALUES) return;
    places.set(key, place);
    present.push(place);
  };
  return {
    add: (code) => {
      present.length = 0;
      showFacetNumbers(code, collect);
      for (const one of present) {
        for (const other of present) {
          const at = one * MOST_VALUES + other;
          pairs[at] = (pairs[at] ?? 0) + 1;
        }
      }
    },
    list: () => {
      const known = [...places].map(([key, place]) => ({
        place,
        named: nameFacet(Math.floor(key / NUMBERS_OF_A_KIND), key % NUMBERS_OF_A_KIND),
      }));
      return known.flatMap(({ place: one, named: given }) =>
        known.flatMap(({ place: other, named: counted }): readonly FacetPair[] => {
          const count = pairs[one * MOST_VALUES + other] ?? 0;
          if (count === 0 || !given || !counted) return [];
          return [{ given: one === other ? null : given, ...counted, count }];
        }),
      );
    },
  };
};
