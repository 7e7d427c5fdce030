import { VALUE_FILTERS } from '../search-terms/index.ts';
import { LOW_BITS, numberDay } from './company-block.ts';
import type { CompanyBlock } from './company-block.ts';
import { findFacetBits, maskFilter, RATING_SHIFT } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';
import type { SearchFilters } from './filters.ts';

/** One filter as it is read from a word of the facet codes: a table tells which values fit. */
interface WordTest {
  readonly kind: FacetKind;
  readonly word: 'low' | 'high';
  readonly shift: number;
  readonly fits: Uint8Array;
}

/** Limits belong to no facet: what is beyond them is in no list and in no count. */
export const BEYOND_LIMITS = 1;

export interface ScreenTests {
  /** Bit of each chosen filter in what `findFailed` writes. */
  readonly bits: ReadonlyMap<FacetKind, number>;
  /** All that the bits can make: one above the highest. */
  readonly combinations: number;
  readonly readsCapital: boolean;
  readonly readsEstablished: boolean;
  /** Writes for each company which filters it fails; 0: it fits all. */
  readonly findFailed: (block: CompanyBlock, failed: Uint16Array) => void;
}

const HIGH_UNIT = 2 ** LOW_BITS;

const makeTest = (kind: FacetKind, mask: number, values: readonly number[]): WordTest => {
  const word = mask >= HIGH_UNIT ? 'high' : 'low';
  const toWord = (number: number): number => (word === 'high' ? Math.floor(number / HIGH_UNIT) : number);
  const bits = toWord(mask);
  const shift = 31 - Math.clz32(bits & -bits);
  const fits = new Uint8Array((bits >>> shift) + 1);
  for (const value of values) fits[toWord(value) >>> shift] = 1;
  return { kind, word, shift, fits };
};

const listTests = ({ values, ratingGrades }: SearchFilters): readonly WordTest[] => [
  ...VALUE_FILTERS.flatMap((filter) => {
    const chosen = values[filter] ?? [];
    if (chosen.length === 0) return [];
    const { mask, values: wanted } = maskFilter(filter, chosen);
    return [makeTest(filter, mask, wanted)];
  }),
  ...(ratingGrades
    ? [
        makeTest(
          'rating',
          (findFacetBits('rating').size - 1) * 2 ** RATING_SHIFT,
          ratingGrades.map((grade) => grade * 2 ** RATING_SHIFT),
        ),
      ]
    : []),
];

const markFailed = (
  words: Int32Array | Int16Array,
  { shift, fits }: WordTest,
  bit: number,
  companies: number,
  failed: Uint16Array,
): void => {
  const mask = fits.length - 1;
  for (let at = 0; at < companies; at += 1) {
    if (fits[((words[at] ?? 0) >>> shift) & mask] === 0) failed[at] = (failed[at] ?? 0) | bit;
  }
};

/** A value that is not known lies in no range: `NaN`, and the day 0. */
const markBeyond = (
  values: Float64Array | Int32Array,
  from: number,
  to: number,
  companies: number,
  failed: Uint16Array,
): void => {
  for (let at = 0; at < companies; at += 1) {
    const value = values[at] ?? Number.NaN;
    if (!(value >= from && value <= to)) failed[at] = (failed[at] ?? 0) | BEYOND_LIMITS;
  }
};

/** The filters of a list as tests on blocks of companies. */
export const makeScreenTests = (filters: SearchFilters): ScreenTests => {
  const tests = listTests(filters);
  const { capitalFrom, capitalTo, establishedFrom, establishedTo } = filters;
  const readsCapital = capitalFrom !== undefined || capitalTo !== undefined;
  const readsEstablished = establishedFrom !== undefined || establishedTo !== undefined;
  const firstDay = establishedFrom === undefined ? 1 : Math.max(1, numberDay(establishedFrom));
  const lastDay = establishedTo === undefined ? Number.POSITIVE_INFINITY : numberDay(establishedTo);
  const bitOf = (at: number): number => BEYOND_LIMITS << (at + 1);
  return {
    bits: new Map(tests.map(({ kind }, at) => [kind, bitOf(at)])),
    combinations: bitOf(tests.length),
    readsCapital,
    readsEstablished,
    findFailed: (block, failed) => {
      const { companies, capital, established } = block;
      failed.fill(0, 0, companies);
      for (const [at, test] of tests.entries())
        markFailed(block[test.word], test, bitOf(at), companies, failed);
      if (readsCapital && capital)
        markBeyond(
          capital,
          capitalFrom ?? Number.NEGATIVE_INFINITY,
          capitalTo ?? Number.POSITIVE_INFINITY,
          companies,
          failed,
        );
      if (readsEstablished && established) markBeyond(established, firstDay, lastDay, companies, failed);
    },
  };
};
