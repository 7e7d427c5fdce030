export { DataTable } from './data-table.tsx';
export type { ChosenRows, Column, PageOf, SortOrder } from './table-types.ts';
