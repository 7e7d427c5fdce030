import { FACET_KINDS, readFacet } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';

export interface FacetPair {
  /** The value that narrows: null for the counts over all companies. */
  readonly given: { readonly filter: FacetKind; readonly value: string } | null;
  readonly filter: FacetKind;
  readonly value: string;
  readonly count: number;
}

interface Known {
  readonly filter: FacetKind;
  readonly value: string;
}

/**
 * Counts every filter value over all companies and beside every other value. Companies with the same code are
 * read once; what each value is gets a number, and pairs are counted in a square of them.
 */
export const countFacetPairs = (codes: Iterable<number>): readonly FacetPair[] => {
  const copies = new Map<number, number>();
  for (const code of codes) copies.set(code, (copies.get(code) ?? 0) + 1);
  const known: Known[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (filter: FacetKind, value: string): readonly number[] => {
    const key = `${filter}=${value}`;
    const number = numbers.get(key) ?? known.length;
    if (number === known.length) {
      if (number === MOST_VALUES) return [];
      known.push({ filter, value });
      numbers.set(key, number);
    }
    return [number];
  };
  // In the diagonal stands how many have the value at all.
  const pairs = new Int32Array(MOST_VALUES * MOST_VALUES);
  for (const [code, count] of copies) {
    const present = FACET_KINDS.flatMap((filter) => {
      const value = readFacet(filter, code);
      return value === null ? [] : numberOf(filter, value);
    });
    for (const one of present) {
      for (const other of present) {
        const at = one * MOST_VALUES + other;
        pairs[at] = (pairs[at] ?? 0) + count;
      }
    }
  }
  return known.flatMap((given, one) =>
    known.flatMap((counted, other): readonly FacetPair[] => {
      const count = pairs[one * MOST_VALUES + other] ?? 0;
      if (count === 0) return [];
      return [{ given: one === other ? null : given, ...counted, count }];
    }),
  );
};

/** There are some 540 values in all; more than these come from codes that no standard knows, and are left out. */
const MOST_VALUES = 2048;
