import type { AttachmentKind } from '@mingjian/domain/attachments';
import { MAX_REPORTS_PER_DAY, NOT_MARKED_AGAIN_DAYS } from '@mingjian/domain/error-reports';
import type { ErrorType } from '@mingjian/domain/error-reports';
import type pg from 'pg';
import { hashToInteger, inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { setDispute } from '../records/index.ts';

export interface ReportedDatum {
  readonly dimension: string;
  readonly recordId: number;
  readonly version: number;
  readonly field: string | null;
}

export interface ErrorReportDraft {
  readonly accountId: number;
  readonly organisationId: number;
  readonly errorType: ErrorType;
  readonly companyId: number;
  readonly companyName: string;
  readonly datum: ReportedDatum | null;
  readonly description: string;
  readonly attachment: {
    readonly fileName: string;
    readonly kind: AttachmentKind;
    readonly content: Buffer;
  } | null;
  /** ISO instant. */
  readonly at: string;
}

export type CreatedReport =
  | { readonly outcome: 'created'; readonly errorReportId: number; readonly isMarked: boolean }
  | { readonly outcome: 'already-open' }
  | { readonly outcome: 'too-many' };

interface Earlier {
  readonly today: number;
  readonly open: number;
  readonly refused: number;
}

/** What the account reported lately, and whether its organisation was told already that the datum is right. */
const countEarlier = async (client: pg.PoolClient, draft: ErrorReportDraft): Promise<Earlier> => {
  const { rows } = await client.query<Earlier>({
    name: 'count-earlier-reports',
    text: `select
        (select count(*) from error_report
          where account_id = $1 and reported_at > $2::timestamptz - interval '24 hours') as today,
        (select count(*) from error_report
          where account_id = $1 and company_id = $3 and coalesce(record_id, 0) = coalesce($4::bigint, 0)
            and coalesce(field, '') = coalesce($5::text, '') and status in ('pending', 'accepted')) as open,
        (select count(*) from error_report
          where company_id = $3 and record_id = $4::bigint and status = 'rejected' and organisation_id = $6
            and answered_at > $2::timestamptz - $7 * interval '1 day') as refused`,
    values: [
      draft.accountId,
      draft.at,
      draft.companyId,
      draft.datum?.recordId ?? null,
      draft.datum?.field ?? null,
      draft.organisationId,
      NOT_MARKED_AGAIN_DAYS,
    ],
  });
  return rows[0] ?? { today: 0, open: 0, refused: 0 };
};

const insertReport = async (client: pg.PoolClient, draft: ErrorReportDraft): Promise<number> => {
  const { datum } = draft;
  const { rows } = await client.query<{ error_report_id: number }>({
    name: 'insert-error-report',
    text: `insert into error_report (account_id, organisation_id, error_type, company_id, company_name, dimension,
        record_id, record_version, field, description, status, reported_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending', $11) returning error_report_id`,
    values: [
      draft.accountId,
      draft.organisationId,
      draft.errorType,
      draft.companyId,
      draft.companyName,
      datum?.dimension ?? null,
      datum?.recordId ?? null,
      datum?.version ?? null,
      datum?.field ?? null,
      draft.description,
      draft.at,
    ],
  });
  return rows[0]!.error_report_id;
};

/**
 * Stores a report with its attachment and marks the datum, all or nothing. An account has one open report of a datum and
 * twenty a day; where its organisation's report of the datum was rejected lately, the mark waits for the administrator.
 */
export const createErrorReport = (db: Database, draft: ErrorReportDraft): Promise<CreatedReport> =>
  inTransaction(db, async (client): Promise<CreatedReport> => {
    // The reports of one account come one after the other, so that each is counted.
    await client.query('select pg_advisory_xact_lock($1)', [
      hashToInteger(`error reports ${draft.accountId}`),
    ]);
    const earlier = await countEarlier(client, draft);
    if (earlier.open > 0) return { outcome: 'already-open' };
    if (earlier.today >= MAX_REPORTS_PER_DAY) return { outcome: 'too-many' };
    const errorReportId = await insertReport(client, draft);
    const { attachment, datum, companyId, at } = draft;
    if (attachment)
      await client.query({
        name: 'insert-error-report-attachment',
        text: `insert into error_report_attachment (error_report_id, file_name, kind, byte_length, content)
               values ($1, $2, $3, $4, $5)`,
        values: [
          errorReportId,
          attachment.fileName,
          attachment.kind,
          attachment.content.byteLength,
          attachment.content,
        ],
      });
    const isMarked = datum !== null && earlier.refused === 0;
    if (isMarked) await setDispute(client, db, { companyId, recordId: datum.recordId, isDisputed: true, at });
    return { outcome: 'created', errorReportId, isMarked };
  });
