export { listCaseRecords, MOST_CASE_RECORDS } from './list-case-records.ts';
