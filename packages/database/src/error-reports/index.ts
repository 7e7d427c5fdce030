export { answerErrorReport, withdrawErrorReport } from './close-error-report.ts';
export type { ReportNotices } from './close-error-report.ts';
export { createErrorReport } from './create-error-report.ts';
export type { ErrorReportDraft, ReportedDatum } from './create-error-report.ts';
export { findAttachment, findErrorReport, listErrorReports } from './list-error-reports.ts';
export type { ErrorReportRow } from './list-error-reports.ts';
