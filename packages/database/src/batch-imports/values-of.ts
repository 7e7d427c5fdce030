import type { ColumnKey, ListSheet, RowValues } from '@mingjian/domain/batch-imports';
import type { BatchImportRow } from './rows.ts';

/** What a row says in each known column: as in the file, or as somebody corrected it. */
export const valuesOf = (
  row: Pick<BatchImportRow, 'cells' | 'corrected' | 'sheet'>,
  sheets: readonly ListSheet[],
): RowValues => {
  if (row.corrected) return row.corrected;
  const places = Object.entries(sheets[row.sheet]?.places ?? {}) as [ColumnKey, number][];
  return Object.fromEntries(places.map(([key, at]) => [key, row.cells[at] ?? '']));
};
