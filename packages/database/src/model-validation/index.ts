export { isValidationDue, measureOutcomes, readReport } from './measure-outcomes.ts';
export type { Measurement } from './measure-outcomes.ts';
export type { CaseChoice } from './read-report-counts.ts';
export { readDefaults } from './read-defaults.ts';
export { findReport } from './stored-report.ts';
export type { MeasuredReport } from './stored-report.ts';
