import { takeRows } from './table.ts';
import type { Table } from './table.ts';

/** Keeps the first of rows that are alike in every cell. */
export const dropDuplicates = (table: Table): Table => {
  const columns = table.names.map((name) => table.numbers.get(name) ?? table.texts.get(name) ?? []);
  const seen = new Set<string>();
  const kept: number[] = [];
  for (let row = 0; row < table.rows; row += 1) {
    const key = columns.map((column) => column[row]).join('\u0001');
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(row);
  }
  return kept.length === table.rows ? table : takeRows(table, kept);
};
