import type { SearchFilters } from '../filters.ts';
import type { Columns, Market } from './market.ts';
import { makeTallies, readTallies } from './tallies.ts';
import type { FacetCounts, Tallies } from './tallies.ts';
import { FAMILY_FIELDS, listFamilyTests, makeLimitTest } from './tests.ts';
import type { FamilyField, FamilyTest } from './tests.ts';

export interface Screening {
  /** How many companies fit all filters; exact. */
  readonly total: number;
  readonly facets: FacetCounts;
}

const columnOf = (columns: Columns, { column }: FamilyField): Int32Array => columns[column];

interface BoundTest {
  readonly values: Int32Array;
  readonly shift: number;
  readonly mask: number;
  readonly table: Uint8Array;
  /** Counts of the family with its own choice left out. */
  readonly tally: Int32Array;
}

const bindTests = (columns: Columns, tests: readonly FamilyTest[], wider: Tallies): readonly BoundTest[] =>
  // The choice that fewest numbers fit comes first: most companies fail it and one other, and are done with.
  tests
    .toSorted((a, b) => shareOf(a) - shareOf(b))
    .map((test) => ({
      values: columnOf(columns, test),
      shift: test.shift,
      mask: test.mask,
      table: test.table,
      tally: wider[test.family],
    }));

const shareOf = ({ table }: FamilyTest): number => table.reduce((sum, mark) => sum + mark, 0) / table.length;

const numberAt = ({ values, shift, mask }: BoundTest, slot: number): number =>
  ((values[slot] as number) >>> shift) & mask;

const FITS = -1;
const FAILS = -2;

/** Which one test a company fails: none, a single one by its place in the list, or more than one. */
const findFailure = (tests: readonly BoundTest[], slot: number): number => {
  let failed = FITS;
  for (let at = 0; at < tests.length; at += 1) {
    const test = tests[at] as BoundTest;
    if (test.table[numberAt(test, slot)] === 1) continue;
    if (failed !== FITS) return FAILS;
    failed = at;
  }
  return failed;
};

/** Slots of given companies, or all of the market. */
export type Scope = Int32Array | undefined;

const { place, trade, status } = FAMILY_FIELDS;
/** The families of the second word are counted as one number, and told apart when all is counted. */
const REST = ['nature', 'size', 'listed', 'highTech'] as const;
const REST_BITS = 10;

const splitRest = (rest: Int32Array, tallies: Tallies): void => {
  rest.forEach((count, number) => {
    if (count === 0) return;
    for (const family of REST) {
      const { shift, mask } = FAMILY_FIELDS[family];
      const tally = tallies[family];
      const part = (number >>> shift) & mask;
      tally[part] = (tally[part] ?? 0) + count;
    }
  });
};

interface Counted {
  readonly total: number;
  readonly fitting: Tallies;
}

/** The one pass over the columns; written out, since it runs over every company. */
const countColumns = (
  market: Market,
  tests: readonly BoundTest[],
  isWithin: ((slot: number) => boolean) | undefined,
  scope: Scope,
): Counted => {
  const { low, high, rating, rank } = market.columns;
  const fitting = makeTallies();
  const rest = new Int32Array(2 ** REST_BITS);
  const length = scope?.length ?? market.length;
  let total = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = scope ? (scope[at] as number) : at;
    if ((rank[slot] as number) < 0 || (isWithin && !isWithin(slot))) continue;
    const failed = tests.length === 0 ? FITS : findFailure(tests, slot);
    if (failed === FITS) {
      const word = low[slot] as number;
      total += 1;
      (fitting.place[word & place.mask] as number) += 1;
      (fitting.trade[(word >>> trade.shift) & trade.mask] as number) += 1;
      (fitting.status[(word >>> status.shift) & status.mask] as number) += 1;
      (rest[high[slot] as number] as number) += 1;
      (fitting.rating[rating[slot] as number] as number) += 1;
    } else if (failed !== FAILS) {
      const test = tests[failed] as BoundTest;
      (test.tally[numberAt(test, slot)] as number) += 1;
    }
  }
  splitRest(rest, fitting);
  return { total, fitting };
};

/**
 * Counts the companies that fit the filters and, for each kind of facet, how many of them have each value. A kind
 * with a choice of its own is counted without that choice, so that further values can be chosen beside it: a
 * company that fails one family alone is counted there and nowhere else. One pass over the columns.
 */
export const screenMarket = (market: Market, filters: SearchFilters, scope?: Scope): Screening => {
  const wider = makeTallies();
  const familyTests = listFamilyTests(filters);
  const tests = bindTests(market.columns, familyTests, wider);
  const { total, fitting } = countColumns(market, tests, makeLimitTest(market.columns, filters), scope);
  const tallies = { ...fitting };
  for (const { family } of familyTests) {
    fitting[family].forEach((count, number) => {
      wider[family][number] = (wider[family][number] ?? 0) + count;
    });
    tallies[family] = wider[family];
  }
  return { total, facets: readTallies(tallies, filters) };
};

/** Tells of a company, by its slot, whether it fits the filters. */
export const makeMarketTest = (market: Market, filters: SearchFilters): ((slot: number) => boolean) => {
  const { columns } = market;
  const tests = bindTests(columns, listFamilyTests(filters), makeTallies());
  const isWithin = makeLimitTest(columns, filters);
  return (slot) =>
    (columns.rank[slot] ?? -1) >= 0 && (!isWithin || isWithin(slot)) && findFailure(tests, slot) === FITS;
};

/** The companies that fit, the best known first, from `offset` on. */
export const listMarket = (
  market: Market,
  filters: SearchFilters,
  offset: number,
  limit: number,
): readonly number[] => {
  const fits = makeMarketTest(market, filters);
  const { rank, ids } = market.columns;
  const slots: number[] = [];
  // Newcomers stand behind the ordered part in no order: they are few, and all of them are looked at.
  for (let slot = market.ordered; slot < market.length; slot += 1) if (fits(slot)) slots.push(slot);
  const wanted = offset + limit;
  for (let slot = 0, found = 0; slot < market.ordered && found < wanted; slot += 1) {
    if (!fits(slot)) continue;
    slots.push(slot);
    found += 1;
  }
  return slots
    .sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0))
    .slice(offset, wanted)
    .map((slot) => ids[slot] ?? 0);
};
