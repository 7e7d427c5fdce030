export { makeWorkbookSource } from './make-source.ts';
export { writeMapping } from './mapping-file.ts';
export { openWorkbook } from './open-workbook.ts';
export type { OpenedWorkbook } from './open-workbook.ts';
