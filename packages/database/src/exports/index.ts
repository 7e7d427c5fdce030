export {
  countExported,
  createExport,
  deleteExpiredExportFiles,
  deleteExportFile,
  findExport,
  findExportContent,
  listExports,
  listExportsToDo,
  updateExport,
} from './jobs.ts';
export type { ExportDraft, ExportedCounts, ExportJob, ExportLimits, ExportPeriods } from './jobs.ts';
export { listExportCoverage, listExportRecords, listSourceNames } from './list-export-records.ts';
export type { ExportCoverage, ExportRecord, SourceWords } from './list-export-records.ts';
export type { ExportTables } from './tables.ts';
