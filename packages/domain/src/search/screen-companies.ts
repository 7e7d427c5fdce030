import { makeBestPlaces } from './best-places.ts';
import type { CompanyBlock } from './company-block.ts';
import { BLOCK_COMPANIES } from './company-block.ts';
import { LOW_BITS } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';
import { makeWriteKeys } from './screen-keys.ts';
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

const HIGH_UNIT = 2 ** LOW_BITS;

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
  const hits = new Uint16Array(BLOCK_COMPANIES);
  const isCounted = Uint8Array.from(counting, (listed) => (listed.length > 0 ? 1 : 0));
  const best = makeBestPlaces(sort ? wanted : 0);
  const writeKeys = sort && makeWriteKeys(sort);
  const keys = new Int32Array(sort ? BLOCK_COMPANIES : 0);
  const places: number[] = [];

  /** Full groups and a full page need no further company. */
  const forgetFull = (): void => {
    for (const [combination, listed] of counting.entries()) {
      const isListed = combination === 0 && (sort !== undefined || places.length < wanted);
      if (listed.some(({ counted }) => counted <= limit)) continue;
      isCounted[combination] = 0;
      if (!isListed) isRead[combination] = 0;
    }
  };
  const count = (block: CompanyBlock, at: number, combination: number): void => {
    for (const group of counting[combination] ?? []) {
      if (group.counted > limit) continue;
      group.counted += 1;
      if (group.counted <= limit) group.codes.push((block.low[at] ?? 0) + (block.high[at] ?? 0) * HIGH_UNIT);
    }
  };
  /** Writes where in the block companies stand that are listed or counted; answers how many. */
  const findHits = (block: CompanyBlock): number => {
    forgetFull();
    tests.findFailed(block, failed);
    let found = 0;
    for (let at = 0; at < block.companies; at += 1) {
      hits[found] = at;
      found += isRead[failed[at] ?? 0] ?? 0;
    }
    return found;
  };
  const keep = (place: number, key: number): void => {
    if (sort) best.add(key, place);
    else if (places.length < wanted) places.push(place);
  };
  const visit = (block: CompanyBlock): void => {
    const { first, companyIds } = block;
    const found = findHits(block);
    writeKeys?.(block, keys);
    const worst = best.getWorstKey();
    for (let hit = 0; hit < found; hit += 1) {
      const at = hits[hit] ?? 0;
      if (companyIds && changed.has(companyIds[at] ?? 0)) continue;
      const combination = failed[at] ?? 0;
      if (isCounted[combination] === 1) count(block, at, combination);
      const key = keys[at] ?? 0;
      if (combination === 0 && key <= worst) keep(first + at, key);
    }
  };
  const visitChanged = (block: CompanyBlock): readonly number[] => {
    const listed: number[] = [];
    const found = findHits(block);
    for (const at of hits.subarray(0, found)) {
      const combination = failed[at] ?? 0;
      count(block, at, combination);
      if (combination === 0) listed.push(block.companyIds?.[at] ?? 0);
    }
    return listed;
  };
  return {
    visit,
    visitChanged,
    isDone: () => !sort && places.length >= wanted && groups.every(({ counted }) => counted > limit),
    listPlaces: () => (sort ? best.list() : places),
  };
};
