export { readWorkbook } from './read-workbook.ts';
export type { UploadedWorkbook } from './read-workbook.ts';
export type { ReadLimits, ReadRefusal, ReadResult, Sheet, SheetRow } from './sheet.ts';
