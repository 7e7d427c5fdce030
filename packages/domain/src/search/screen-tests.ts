import { VALUE_FILTERS } from '../search-terms/index.ts';
import { numberCapital, numberDay } from './company-block.ts';
import type { CompanyBlock } from './company-block.ts';
import { findFacetBits, LOW_BITS, maskFilter, RATING_SHIFT } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';
import type { SearchFilters } from './filters.ts';

/** One filter as it is read from a word of the facet codes. */
interface WordTest {
  readonly kind: FacetKind;
  readonly word: 'low' | 'high';
  readonly shift: number;
  /** For each value the bit of the filter, or 0 where it fits. */
  readonly failing: Uint16Array;
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

const makeTest = (kind: FacetKind, mask: number, values: readonly number[], bit: number): WordTest => {
  const word = mask >= HIGH_UNIT ? 'high' : 'low';
  const toWord = (number: number): number => (word === 'high' ? Math.floor(number / HIGH_UNIT) : number);
  const bits = toWord(mask);
  const shift = 31 - Math.clz32(bits & -bits);
  const failing = new Uint16Array((bits >>> shift) + 1).fill(bit);
  for (const value of values) failing[toWord(value) >>> shift] = 0;
  return { kind, word, shift, failing };
};

const bitOf = (at: number): number => BEYOND_LIMITS << (at + 1);

/** The filters that choose among values, the rating last. */
const listTests = ({ values, ratingGrades }: SearchFilters): readonly WordTest[] => {
  const chosen = VALUE_FILTERS.filter((filter) => (values[filter] ?? []).length > 0);
  const tests = chosen.map((filter, at) => {
    const { mask, values: wanted } = maskFilter(filter, values[filter] ?? []);
    return makeTest(filter, mask, wanted, bitOf(at));
  });
  if (!ratingGrades) return tests;
  const mask = (findFacetBits('rating').size - 1) * 2 ** RATING_SHIFT;
  const wanted = ratingGrades.map((grade) => grade * 2 ** RATING_SHIFT);
  return [...tests, makeTest('rating', mask, wanted, bitOf(chosen.length))];
};

/** A million companies pass through here: a table instead of a branch. */
const markFailed = (
  words: Int32Array | Int16Array,
  { shift, failing }: WordTest,
  companies: number,
  failed: Uint16Array,
): void => {
  const mask = failing.length - 1;
  for (let at = 0; at < companies; at += 1)
    failed[at] = (failed[at] ?? 0) | (failing[((words[at] ?? 0) >>> shift) & mask] ?? 0);
};

/** What is not known is below every limit. */
const markBeyond = (
  values: Int32Array | Uint16Array,
  from: number,
  to: number,
  companies: number,
  failed: Uint16Array,
): void => {
  for (let at = 0; at < companies; at += 1) {
    const value = values[at] ?? 0;
    if (value < from || value > to) failed[at] = (failed[at] ?? 0) | BEYOND_LIMITS;
  }
};

/** The filters of a list as tests on blocks of companies. */
export const makeScreenTests = (filters: SearchFilters): ScreenTests => {
  const tests = listTests(filters);
  const { capitalFrom, capitalTo, establishedFrom, establishedTo } = filters;
  const readsCapital = capitalFrom !== undefined || capitalTo !== undefined;
  const readsEstablished = establishedFrom !== undefined || establishedTo !== undefined;
  const firstDay = establishedFrom === undefined ? 1 : numberDay(establishedFrom);
  const lastDay = establishedTo === undefined ? Number.POSITIVE_INFINITY : numberDay(establishedTo);
  const leastCapital = capitalFrom === undefined ? 0 : numberCapital(capitalFrom);
  const mostCapital = capitalTo === undefined ? Number.POSITIVE_INFINITY : numberCapital(capitalTo);
  return {
    bits: new Map(tests.map(({ kind }, at) => [kind, bitOf(at)])),
    combinations: bitOf(tests.length),
    readsCapital,
    readsEstablished,
    findFailed: (block, failed) => {
      const { companies, capital, established } = block;
      failed.fill(0, 0, companies);
      for (const test of tests) markFailed(block[test.word], test, companies, failed);
      if (readsCapital && capital) markBeyond(capital, leastCapital, mostCapital, companies, failed);
      if (readsEstablished && established) markBeyond(established, firstDay, lastDay, companies, failed);
    },
  };
};
