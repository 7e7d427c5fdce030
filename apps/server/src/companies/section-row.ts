import type { Evidence, PayloadRow } from '@mingjian/database/companies';

/** A record that a profile shows, with the number of all that its dimension holds. */
export interface SectionRow extends PayloadRow {
  readonly total: number;
}

export const addTotals = (
  rows: readonly PayloadRow[],
  dimensions: Evidence['dimensions'],
): readonly SectionRow[] => {
  const totals = new Map(dimensions.map(({ dimension, current }) => [dimension, current]));
  return rows.map((row) => ({ ...row, total: totals.get(row.dimension) ?? 0 }));
};
