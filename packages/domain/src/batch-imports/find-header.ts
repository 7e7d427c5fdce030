import { parseCompanyCode } from '../credit-code/index.ts';
import { hasHan } from '../search/index.ts';
import { findColumn, IDENTIFYING } from './columns.ts';
import type { ColumnKey } from './columns.ts';

/** Where each column stands in a row of cells. */
export type ColumnPlaces = ReadonlyMap<ColumnKey, number>;

export interface FoundHeader {
  /** Place of the header among the rows given; -1: there is none, the content told what the columns are. */
  readonly at: number;
  readonly places: ColumnPlaces;
}

/** Titles, notes and empty lines may stand above the header. */
export const HEADER_WITHIN_ROWS = 30;
const SAMPLE_ROWS = 50;

const readTitles = (cells: readonly string[]): ColumnPlaces => {
  const places = new Map<ColumnKey, number>();
  for (const [at, cell] of cells.entries()) {
    const key = findColumn(cell);
    if (key && !places.has(key)) places.set(key, at);
  }
  return places;
};

const isHeader = (places: ColumnPlaces): boolean => [...places.keys()].some((key) => IDENTIFYING.has(key));

/** The row with most titles that are known, the first of equals; at least one must be able to find a company. */
export const findHeader = (rows: readonly (readonly string[])[]): FoundHeader | undefined => {
  let best: FoundHeader | undefined;
  for (const [at, cells] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const places = readTitles(cells);
    if (isHeader(places) && places.size > (best?.places.size ?? 0)) best = { at, places };
  }
  return best ?? readContent(rows.slice(0, SAMPLE_ROWS));
};

const NAME_ENDING = /(?:公司|厂|店|行|部|社|院|所|中心|企业|集团|伙\)?)\)?$/;
const looksLikeName = (cell: string): boolean => hasHan(cell) && NAME_ENDING.test(cell.trim());
const looksLikeCode = (cell: string): boolean => parseCompanyCode(cell).ok;

/** A bare list without titles: more than half of the cells of a column look like company names or codes. */
const readContent = (rows: readonly (readonly string[])[]): FoundHeader | undefined => {
  const places = new Map<ColumnKey, number>();
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  for (let at = 0; at < width; at += 1) {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '');
    const share = (test: (cell: string) => boolean): number => cells.filter(test).length / cells.length;
    if (cells.length === 0) continue;
    if (!places.has('creditCode') && share(looksLikeCode) > 0.5) places.set('creditCode', at);
    else if (!places.has('name') && share(looksLikeName) > 0.5) places.set('name', at);
  }
  return places.size > 0 ? { at: -1, places } : undefined;
};
