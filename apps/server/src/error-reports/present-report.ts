import type { ErrorReport, ReceivedReport } from '@mingjian/contract/error-reports';
import type { ErrorReportRow } from '@mingjian/database/error-reports';

const presentDatum = ({ dimension, record_id, record_version, field }: ErrorReportRow) =>
  dimension === null || record_id === null || record_version === null
    ? null
    : { dimension, recordId: record_id, version: record_version, field };

const presentAttachment = ({ file_name, kind, byte_length }: ErrorReportRow) =>
  file_name === null || kind === null || byte_length === null
    ? null
    : { fileName: file_name, kind, byteLength: byte_length };

export const presentReport = (row: ErrorReportRow): ErrorReport => ({
  errorReportId: row.error_report_id,
  reportedAt: row.reported_at,
  errorType: row.error_type,
  companyId: row.company_id,
  companyName: row.company_name,
  datum: presentDatum(row),
  description: row.description,
  status: row.status,
  answer: row.answer,
  answeredAt: row.answered_at,
  attachment: presentAttachment(row),
});

export const presentReceived = (row: ErrorReportRow): ReceivedReport => ({
  ...presentReport(row),
  reporter: { username: row.username, organisationName: row.organisation_name },
  told: row.told,
});
