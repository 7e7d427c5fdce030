export type { Cell } from './cells.ts';
export { writeCsv } from './write-csv.ts';
export { writeWorkbook } from './write-workbook.ts';
export type { WrittenSheet } from './write-workbook.ts';
export { writeZip } from './write-zip.ts';
