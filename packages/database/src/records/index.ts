export { saveRecords } from './save-records.ts';
export type { SavedRecords } from './save-records.ts';
export { setDispute } from './set-dispute.ts';
export { rebuildProjections } from './rebuild-projections.ts';
export { seedSources } from './seed-sources.ts';
export { holdOffRecordWriters, lockRecordWriters } from './lock-record-writers.ts';
export { makeRecordId, RecordFault } from './prepare-record.ts';
export {
  asAtCondition,
  asKnown,
  asKnownAt,
  asValid,
  edgeStands,
  endOfDay,
  isOnFile,
  lastCheck,
  isSurelyOwn,
} from './predicates.ts';
export {
  IS_NAMESAKE,
  isCurrent,
  LONG_SECTION,
  selectSectionCounts,
  SHOWN_STATUSES,
} from './section-counts.ts';
export { rebuildLongSections } from './write-long-sections.ts';
export { toRecordVersion } from './record-rows.ts';
export type { CompanyColumns, RecordTables } from './tables.ts';
export { COMPANY_COLUMNS, toCompanyRow } from './projection-rows.ts';
export { companiesAsKnown, searchRowsAsKnown } from './rows-as-known.ts';
