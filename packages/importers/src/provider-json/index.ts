export { makeProviderSource } from './make-source.ts';
export type { FieldRule, ListTable, ProviderTable } from './table.ts';
