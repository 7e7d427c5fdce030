import { findColumn } from './columns.ts';
import type { ColumnKey } from './columns.ts';
import { findHeader, HEADER_WITHIN_ROWS } from './find-header.ts';

/** A sheet of a list: what stood in its header, and which of its cells are known columns. */
export interface ListSheet {
  readonly name: string;
  /** Empty where the content told what the columns are. */
  readonly header: readonly string[];
  readonly places: Readonly<Partial<Record<ColumnKey, number>>>;
}

/** Rows with text as a reader of files gives them. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

export interface ArrangedRow {
  /** From 1, over all sheets. */
  readonly line: number;
  /** Place among the sheets that are read. */
  readonly sheet: number;
  readonly row_number: number;
  readonly cells: readonly string[];
}

export interface ArrangedList {
  readonly sheets: readonly ListSheet[];
  readonly rows: readonly ArrangedRow[];
}

type Places = ListSheet['places'];

/** A header that is repeated, on every printed page or below a merged one. */
const isHeaderAgain = (cells: readonly string[], places: Places): boolean => {
  const known = Object.entries(places) as [ColumnKey, number][];
  return known.every(([key, at]) => findColumn(cells[at] ?? '') === key);
};

/**
 * The rows below the header of every sheet that has one, in order. Notes above a header are left out, as are sheets
 * without one: instructions, look-up tables. No sheet at all: the file is none that can be matched.
 */
export const arrangeSheets = (raw: readonly RawSheet[]): ArrangedList => {
  const sheets: ListSheet[] = [];
  const rows: ArrangedRow[] = [];
  for (const { name, rows: all } of raw) {
    const found = findHeader(all.slice(0, HEADER_WITHIN_ROWS).map(({ cells }) => cells));
    if (!found) continue;
    const places = Object.fromEntries(found.places) as Places;
    sheets.push({ name, header: all[found.at]?.cells ?? [], places });
    for (const { number, cells } of all.slice(found.at + 1)) {
      if (found.at >= 0 && isHeaderAgain(cells, places)) continue;
      rows.push({ line: rows.length + 1, sheet: sheets.length - 1, row_number: number, cells });
    }
  }
  return { sheets, rows };
};
