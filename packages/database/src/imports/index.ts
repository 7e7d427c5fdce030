export { findCompanyName } from './find-company-name.ts';
export { finishImportRun, saveImportProgress, startImportRun } from './import-runs.ts';
export type { ImportRun, ImportRunDraft } from './import-runs.ts';
export { holdImportLock } from './hold-import-lock.ts';
export { listStockCodeNames } from './list-stock-code-names.ts';
export { storeSourceDocument } from './source-documents.ts';
export type { SourceDocumentDraft } from './source-documents.ts';
export type { ImportCounts, ImportTables } from './tables.ts';
