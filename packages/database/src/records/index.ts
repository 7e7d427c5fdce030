export { saveRecords } from './save-records.ts';
export type { SavedRecords } from './save-records.ts';
export { rebuildProjections } from './rebuild-projections.ts';
export { seedSources } from './seed-sources.ts';
export { lockRecordWriters } from './lock-record-writers.ts';
export { makeRecordId, RecordFault } from './prepare-record.ts';
export { asKnown, asValid, endOfDay } from './predicates.ts';
export { toRecordVersion } from './record-rows.ts';
export type { RecordTables } from './tables.ts';
