import type { AttachmentKind } from '@mingjian/domain/attachments';
import type { ErrorType, ReportState } from '@mingjian/domain/error-reports';
import type { Generated } from 'kysely';

export interface ErrorReportTables {
  error_report: {
    error_report_id: Generated<number>;
    account_id: number;
    organisation_id: number;
    error_type: ErrorType;
    company_id: number;
    company_name: string;
    dimension: string | null;
    record_id: number | null;
    record_version: number | null;
    field: string | null;
    description: string;
    status: ReportState;
    reported_at: string;
    answer: string | null;
    answered_at: string | null;
    answered_by: number | null;
    told: number | null;
  };
  error_report_attachment: {
    error_report_id: number;
    file_name: string;
    kind: AttachmentKind;
    byte_length: number;
    content: Buffer;
  };
}
