import { screenMarket } from '@mingjian/domain/search';
import type { Market, Screening, SearchFilters } from '@mingjian/domain/search';

interface Remembered {
  version: number;
  readonly results: Map<string, Screening>;
}

const remembered = new WeakMap<Market, Remembered>();
const MOST_REMEMBERED = 200;

/** Counts over the whole market, remembered until it changes: paging and going back ask the same again. */
export const screenAll = (market: Market, filters: SearchFilters): Screening => {
  const memory = remembered.get(market) ?? { version: market.version, results: new Map() };
  remembered.set(market, memory);
  if (memory.version !== market.version || memory.results.size >= MOST_REMEMBERED) {
    memory.version = market.version;
    memory.results.clear();
  }
  const key = JSON.stringify(filters);
  const known = memory.results.get(key) ?? screenMarket(market, filters);
  memory.results.set(key, known);
  return known;
};

/** Places of companies in the columns; one that the market does not hold yet is left out. */
export const findSlots = (market: Market, ids: Float64Array): Int32Array => {
  const slots = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const slot = market.slots.get(id);
    if (slot !== undefined) slots[count++] = slot;
  }
  return slots.subarray(0, count);
};
