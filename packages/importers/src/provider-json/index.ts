export { JSON_FORMAT } from './json-format.ts';
export { makeProviderSource } from './make-source.ts';
export { splitHistorical } from './split-historical.ts';
export type { FieldRule, ListTable, ProviderTable } from './table.ts';
