import type { AttachmentKind } from '@mingjian/domain/attachments';
import type { ErrorType, ReportState } from '@mingjian/domain/error-reports';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { escapeLike } from '../accounts/index.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

export interface ErrorReportFilter extends Page {
  /** Only those of this account. */
  readonly accountId?: number | undefined;
  readonly status?: ReportState | undefined;
  readonly errorType?: ErrorType | undefined;
  /** In the name of the company or the description. */
  readonly keyword?: string | undefined;
}

const allReports = ({ kysely }: Database) =>
  kysely
    .selectFrom('error_report as r')
    .innerJoin('account as a', 'a.account_id', 'r.account_id')
    .innerJoin('organisation as o', 'o.organisation_id', 'r.organisation_id')
    .leftJoin('error_report_attachment as f', 'f.error_report_id', 'r.error_report_id');

// Never the content of the attachment: it is read by its own call.
const SHOWN = [
  'r.error_report_id',
  'r.account_id',
  'r.error_type',
  'r.company_id',
  'r.company_name',
  'r.dimension',
  'r.record_id',
  'r.record_version',
  'r.field',
  'r.description',
  'r.status',
  'r.reported_at',
  'r.answer',
  'r.answered_at',
  'r.told',
  'a.username',
  'o.name as organisation_name',
  'f.file_name',
  'f.kind',
  'f.byte_length',
] as const;

/** Error reports, the newest first. */
export const listErrorReports = (db: Database, filter: ErrorReportFilter) => {
  const like = `%${escapeLike(filter.keyword ?? '')}%`;
  const all = allReports(db)
    .$if(filter.accountId !== undefined, (query) => query.where('r.account_id', '=', filter.accountId!))
    .$if(filter.status !== undefined, (query) => query.where('r.status', '=', filter.status!))
    .$if(filter.errorType !== undefined, (query) => query.where('r.error_type', '=', filter.errorType!))
    .$if(filter.keyword !== undefined, (query) =>
      query.where(sql<SqlBool>`(r.company_name ilike ${like} or r.description ilike ${like})`),
    );
  const shown = all.select(SHOWN).orderBy('r.reported_at', 'desc').orderBy('r.error_report_id', 'desc');
  return readPage(all, shown, filter);
};

export type ErrorReportRow = Awaited<ReturnType<typeof listErrorReports>>['rows'][number];

/** One report, or none; `accountId`: only if it is this account's. */
export const findErrorReport = (db: Database, errorReportId: number, accountId?: number) =>
  allReports(db)
    .select(SHOWN)
    .where('r.error_report_id', '=', errorReportId)
    .$if(accountId !== undefined, (query) => query.where('r.account_id', '=', accountId!))
    .executeTakeFirst();

export interface StoredAttachment {
  readonly file_name: string;
  readonly kind: AttachmentKind;
  readonly content: Buffer;
}

/** The attachment of a report, or none; `accountId`: only if the report is this account's. */
export const findAttachment = async (
  db: Database,
  errorReportId: number,
  accountId: number | null,
): Promise<StoredAttachment | undefined> => {
  const { rows } = await db.pool.query<StoredAttachment>({
    name: 'find-error-report-attachment',
    text: `select f.file_name, f.kind, f.content
           from error_report_attachment f join error_report r using (error_report_id)
           where error_report_id = $1 and ($2::bigint is null or r.account_id = $2)`,
    values: [errorReportId, accountId],
  });
  return rows[0];
};
