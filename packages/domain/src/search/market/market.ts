import { WORD_BITS } from '../facet-code.ts';
import { makeSlots } from './slots.ts';
import type { Slots } from './slots.ts';

/** What screening reads of a company. */
export interface MarketRow {
  readonly companyId: number;
  readonly tier: number;
  readonly popularity: number;
  readonly facetCode: number;
  /** Whole yuan, null when not known. */
  readonly capital: number | null;
  /** Days since 1970, null when not known. */
  readonly founded: number | null;
}

/** One array a column, one place a company. About 50 bytes each. */
export interface Columns {
  readonly ids: Float64Array;
  /** The two words of the facet code. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Tier and popularity in one number: greater is better known; -1 for a company that is gone. */
  readonly rank: Int32Array;
  /** NaN when not known. */
  readonly capital: Float64Array;
  /** Days since 1970; the lowest number when not known. */
  readonly founded: Int32Array;
  /** 0 when not rated. */
  readonly rating: Int32Array;
}

/** The whole market in columns: filters and facets are read from them in milliseconds. */
export interface Market {
  columns: Columns;
  /** Places in use. */
  length: number;
  /** The first so many places stand in the order of their rank, the best known first. */
  ordered: number;
  slots: Slots;
  /** Grows with every change. */
  version: number;
}

const makeColumns = (capacity: number): Columns => ({
  ids: new Float64Array(capacity),
  low: new Int32Array(capacity),
  high: new Int32Array(capacity),
  rank: new Int32Array(capacity),
  capital: new Float64Array(capacity),
  founded: new Int32Array(capacity),
  rating: new Int32Array(capacity),
});

const SMALLEST = 1024;

const makeMarket = (capacity = SMALLEST): Market => ({
  columns: makeColumns(Math.max(SMALLEST, capacity)),
  length: 0,
  ordered: 0,
  slots: makeSlots(Math.max(SMALLEST, capacity)),
  version: 0,
});

const grow = (market: Market): void => {
  const wider = makeColumns(market.columns.ids.length * 2);
  for (const name of Object.keys(wider) as (keyof Columns)[]) wider[name].set(market.columns[name]);
  market.columns = wider;
};

const TIER_STEP = 1_000_000;
const TIERS = 3;
const WORD = 2 ** WORD_BITS;

/** Tier first, then popularity: the order in which lists show companies. */
const rankOf = ({ tier, popularity }: MarketRow): number => (TIERS - tier) * TIER_STEP + popularity;

const MS_A_DAY = 86_400_000;
/** Days since 1970 of an ISO date. */
export const countDays = (day: string): number => Date.parse(day) / MS_A_DAY;

/** Stands for a day that is not known. */
export const NO_DAY = -(2 ** 31);

const write = (market: Market, slot: number, row: MarketRow): void => {
  const { ids, low, high, rank, capital, founded } = market.columns;
  ids[slot] = row.companyId;
  low[slot] = row.facetCode % WORD;
  high[slot] = Math.floor(row.facetCode / WORD);
  rank[slot] = rankOf(row);
  capital[slot] = row.capital ?? Number.NaN;
  founded[slot] = row.founded ?? NO_DAY;
};

const append = (market: Market, row: MarketRow): void => {
  if (market.length === market.columns.ids.length) grow(market);
  const slot = market.length;
  market.length += 1;
  write(market, slot, row);
  market.slots.set(row.companyId, slot);
};

const GONE = -1;

/** Takes in a company or its newer facts; one whose rank changed goes to the end, where places have no order. */
export const putCompany = (market: Market, row: MarketRow): void => {
  market.version += 1;
  const slot = market.slots.get(row.companyId);
  if (slot === undefined) {
    append(market, row);
  } else if (market.columns.rank[slot] === rankOf(row) || slot >= market.ordered) {
    write(market, slot, row);
  } else {
    const rating = market.columns.rating[slot] ?? 0;
    market.columns.rank[slot] = GONE;
    append(market, row);
    market.columns.rating[market.length - 1] = rating;
  }
};

/** Leaves a company out that is no more. */
export const dropCompany = (market: Market, companyId: number): void => {
  const slot = market.slots.get(companyId);
  if (slot === undefined) return;
  market.columns.rank[slot] = GONE;
  market.version += 1;
};

/** Replaces the ratings of all companies. */
export const putRatings = (market: Market, ids: ArrayLike<number>, grades: ArrayLike<number>): void => {
  market.columns.rating.fill(0);
  for (let at = 0; at < ids.length; at += 1) {
    const slot = market.slots.get(ids[at] ?? 0);
    if (slot !== undefined) market.columns.rating[slot] = grades[at] ?? 0;
  }
  market.version += 1;
};

/** The whole market from rows in the order of their ids. Ranks are few, so they are counted, not compared. */
export const makeMarketOf = (count: number, readRow: (at: number) => MarketRow): Market => {
  const ranks = Int32Array.from({ length: count }, (_, at) => rankOf(readRow(at)));
  const places = new Map<number, number>();
  for (const rank of ranks) places.set(rank, (places.get(rank) ?? 0) + 1);
  let next = 0;
  for (const rank of [...places.keys()].sort((a, b) => b - a)) {
    const having = places.get(rank) ?? 0;
    places.set(rank, next);
    next += having;
  }
  const order = new Int32Array(count);
  ranks.forEach((rank, at) => {
    const place = places.get(rank) ?? 0;
    order[place] = at;
    places.set(rank, place + 1);
  });
  const market = makeMarket(count);
  for (const at of order) append(market, readRow(at));
  market.ordered = market.length;
  return market;
};
