export * from './lists.ts';
export {
  countRowsByState,
  findRowPlaces,
  findBatchImportRow,
  listBatchImportRows,
  listRowsBehind,
  saveBatchImportRows,
} from './rows.ts';
export type { BatchImportRow, RowDraft } from './rows.ts';
export { matchList } from './match-list.ts';
export type { MatchOptions } from './match-list.ts';
export { matchRows } from './match-rows.ts';
export { correctRow, pickCompany } from './match-one-row.ts';
export { findListedCompanies } from './find-listed-companies.ts';
export type { ListedCompany } from './find-listed-companies.ts';
export { listFoundCompanies } from './list-found-companies.ts';
export { valuesOf } from './values-of.ts';
export type { BatchImportTables } from './tables.ts';
