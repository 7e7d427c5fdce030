export * from './limits.ts';
export * from './states.ts';
export { COLUMN_KEYS, LIST_COLUMNS } from './columns.ts';
export type { ColumnKey, ListColumn } from './columns.ts';
export * from './arrange-sheets.ts';
export * from './read-row.ts';
export * from './decide-row.ts';
