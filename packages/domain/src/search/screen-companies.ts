import { SIZE_VALUES } from '../search-terms/index.ts';
import { makeBestPlaces, LAST_KEY } from './best-places.ts';
import type { CompanyBlock } from './company-block.ts';
import { BLOCK_COMPANIES, LOW_BITS } from './company-block.ts';
import { findFacetBits } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';
import type { ScreenTests } from './screen-tests.ts';
import type { SearchSort } from './sort.ts';

/** Companies that fit all filters but those of `leavesOut` are counted, the first `limit` of them with their codes. */
export interface CountedGroup {
  readonly leavesOut: readonly FacetKind[];
  readonly codes: number[];
  counted: number;
}

export const makeGroup = (leavesOut: readonly FacetKind[]): CountedGroup => ({
  leavesOut,
  codes: [],
  counted: 0,
});

export interface Screening {
  readonly tests: ScreenTests;
  readonly groups: readonly CountedGroup[];
  /** Companies counted of a group. */
  readonly limit: number;
  /** How many of the best places are asked for. */
  readonly wanted: number;
  /** Absent: the order of popularity. */
  readonly sort?: SearchSort | undefined;
  /** Companies that changed since the blocks were written: they are read from their rows. */
  readonly changed: ReadonlySet<number>;
}

export interface Screen {
  readonly visit: (block: CompanyBlock) => void;
  /** Counts companies that changed and answers which of them are in the list. */
  readonly visitChanged: (block: CompanyBlock) => readonly number[];
  /** No later block can add anything. */
  readonly isDone: () => boolean;
  /** The best places of the list, as many as were wanted. */
  readonly listPlaces: () => readonly number[];
}

type ReadKey = (block: CompanyBlock, at: number) => number;

const HIGH_UNIT = 2 ** LOW_BITS;

/** The number of a filter whose bits stand in the second word. */
const readHigh = (kind: FacetKind): ReadKey => {
  const { shift, size } = findFacetBits(kind);
  return ({ high }, at) => ((high[at] ?? 0) >>> (shift - LOW_BITS)) & (size - 1);
};

const readSize = readHigh('size');

/** What a list is sorted by, ascending; 0 where there is no value. Young firms have late days. */
const KEYS: Partial<Record<SearchSort['column'], { readonly read: ReadKey; readonly isReversed?: boolean }>> =
  {
    size: {
      read: (block, at) => {
        const number = readSize(block, at);
        return number === 0 ? 0 : SIZE_VALUES.length + 1 - number;
      },
    },
    rating: { read: readHigh('rating') },
    yearsInBusiness: { read: ({ established }, at) => established?.[at] ?? 0, isReversed: true },
  };

/** Columns that blocks hold ranks of; the others are read from the facet codes and founding days. */
export const isRanked = (column: SearchSort['column']): boolean => KEYS[column] === undefined;

const makeReadKey = ({ column, isDescending }: SearchSort): ReadKey => {
  const { read, isReversed = false } = KEYS[column] ?? { read: ({ ranks }, at) => ranks?.[at] ?? 0 };
  const isDown = isDescending !== isReversed;
  return (block, at) => {
    const key = read(block, at);
    if (key === 0) return LAST_KEY;
    return isDown ? LAST_KEY - key : key;
  };
};

/** For each combination of failed filters the groups that count it. */
const listCounting = (tests: ScreenTests, groups: readonly CountedGroup[]): readonly CountedGroup[][] =>
  Array.from({ length: tests.combinations }, (_, failed) =>
    groups.filter(({ leavesOut }) => {
      const left = leavesOut.reduce((bits, kind) => bits | (tests.bits.get(kind) ?? 0), 0);
      return (failed & ~left) === 0;
    }),
  );

/**
 * Reads the companies of a market block by block in the order of popularity: which of them are in a list and how
 * many would be with another choice of each filter, all in one pass.
 */
export const screenCompanies = ({ tests, groups, limit, wanted, sort, changed }: Screening): Screen => {
  const counting = listCounting(tests, groups);
  const isRead = Uint8Array.from(counting, (listed, failed) => (listed.length > 0 || failed === 0 ? 1 : 0));
  const failed = new Uint16Array(BLOCK_COMPANIES);
  const best = makeBestPlaces(sort ? wanted : 0);
  const readKey = sort ? makeReadKey(sort) : undefined;
  const places: number[] = [];

  const count = (block: CompanyBlock, at: number, combination: number): void => {
    for (const group of counting[combination] ?? []) {
      if (group.counted > limit) continue;
      group.counted += 1;
      if (group.counted <= limit) group.codes.push((block.low[at] ?? 0) + (block.high[at] ?? 0) * HIGH_UNIT);
    }
  };
  const keep = (block: CompanyBlock, at: number): void => {
    if (readKey) best.add(readKey(block, at), block.first + at);
    else if (places.length < wanted) places.push(block.first + at);
  };
  const read = (block: CompanyBlock, list: (at: number) => void): void => {
    const { companyIds } = block;
    tests.findFailed(block, failed);
    for (let at = 0; at < block.companies; at += 1) {
      const combination = failed[at] ?? 0;
      if (isRead[combination] === 0) continue;
      if (companyIds && changed.has(companyIds[at] ?? 0)) continue;
      count(block, at, combination);
      if (combination === 0) list(at);
    }
  };
  return {
    visit: (block) => read(block, (at) => keep(block, at)),
    visitChanged: ({ companyIds, ...block }) => {
      const listed: number[] = [];
      read(block, (at) => listed.push(companyIds?.[at] ?? 0));
      return listed;
    },
    isDone: () => !sort && places.length >= wanted && groups.every(({ counted }) => counted > limit),
    listPlaces: () => (sort ? best.list() : places),
  };
};
