export { LabError, makeTable, readTexts, takeRows } from './table.ts';
export type { Table } from './table.ts';
export { addCategories, addNamedCategories } from './categories.ts';
export { readTable } from './read-table.ts';
export { findPrevious, readTimes } from './find-previous.ts';
export { dropDuplicates } from './drop-duplicates.ts';
