import { TOLD_DAYS, isOpenReport, listStatesBefore } from '@mingjian/domain/error-reports';
import type { ReportAnswer } from '@mingjian/domain/error-reports';
import type pg from 'pg';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { createNoticeIn } from '../notices/index.ts';
import type { NoticeDraft } from '../notices/index.ts';
import { setDispute } from '../records/index.ts';

interface ReportKey {
  readonly account_id: number;
  readonly company_id: number;
  readonly record_id: number | null;
}

/** What accounts are told: the reporter of every answer, the readers of the company of a correction. */
export interface ReportNotices {
  readonly toReporter: Omit<NoticeDraft, 'audience'>;
  readonly toReaders: Omit<NoticeDraft, 'audience'> | null;
}

export interface ReportAnswerDraft {
  readonly errorReportId: number;
  readonly status: ReportAnswer;
  readonly answer: string | null;
  readonly answeredBy: number;
  /** ISO instant. */
  readonly at: string;
  readonly notices: ReportNotices;
}

export type Closing = { readonly outcome: 'done'; readonly told: number } | { readonly outcome: 'not-open' };

/** The mark goes with the last open report of its record. */
const takeMark = async (client: pg.PoolClient, db: Database, report: ReportKey, at: string) => {
  if (report.record_id === null) return;
  const { rows } = await client.query<{ left: number }>({
    name: 'count-open-reports-of-record',
    text: `select count(*) as left from error_report
           where company_id = $1 and record_id = $2 and status in ('pending', 'accepted')`,
    values: [report.company_id, report.record_id],
  });
  if ((rows[0]?.left ?? 0) > 0) return;
  await setDispute(client, db, {
    companyId: report.company_id,
    recordId: report.record_id,
    isDisputed: false,
    at,
  });
};

/** Everybody but the reporter who opened the company lately, each as an account of their own. */
const tellReaders = async (
  client: pg.PoolClient,
  report: ReportKey,
  notice: Omit<NoticeDraft, 'audience'>,
  at: string,
): Promise<number> => {
  const { rows } = await client.query<{ account_id: number }>({
    name: 'find-readers-of-company',
    text: `select f.account_id from footprint f join account a using (account_id)
           where f.company_id = $1 and f.viewed_at > $2::timestamptz - $3 * interval '1 day'
             and f.account_id <> $4 and a.deleted_at is null`,
    values: [report.company_id, at, TOLD_DAYS, report.account_id],
  });
  if (rows.length === 0) return 0;
  const audience = rows.map(({ account_id }) => ({ kind: 'account' as const, targetId: account_id }));
  await createNoticeIn(client, { ...notice, audience });
  return rows.length;
};

/** Answers a report: its state, the mark of its datum and the notices change together. */
export const answerErrorReport = (db: Database, draft: ReportAnswerDraft): Promise<Closing> =>
  inTransaction(db, async (client): Promise<Closing> => {
    const { errorReportId, status, at, notices } = draft;
    const { rows } = await client.query<ReportKey>({
      name: 'answer-error-report',
      text: `update error_report set status = $2, answer = $3, answered_by = $4, answered_at = $5
             where error_report_id = $1 and status = any($6::text[])
             returning account_id, company_id, record_id`,
      values: [errorReportId, status, draft.answer, draft.answeredBy, at, listStatesBefore(status)],
    });
    const report = rows[0];
    if (!report) return { outcome: 'not-open' };
    if (!isOpenReport(status)) await takeMark(client, db, report, at);
    const toReporter = { kind: 'account' as const, targetId: report.account_id };
    await createNoticeIn(client, { ...notices.toReporter, audience: [toReporter] });
    const told = notices.toReaders ? await tellReaders(client, report, notices.toReaders, at) : 0;
    await client.query('update error_report set told = $2 where error_report_id = $1', [errorReportId, told]);
    return { outcome: 'done', told };
  });

/** The reporter takes a report back that nobody has answered yet; false when there is no such report. */
export const withdrawErrorReport = (
  db: Database,
  { errorReportId, accountId, at }: { errorReportId: number; accountId: number; at: string },
): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const { rows } = await client.query<ReportKey>({
      name: 'withdraw-error-report',
      text: `update error_report set status = 'withdrawn', answered_at = $3
             where error_report_id = $1 and account_id = $2 and status = any($4::text[])
             returning account_id, company_id, record_id`,
      values: [errorReportId, accountId, at, listStatesBefore('withdrawn')],
    });
    const report = rows[0];
    if (!report) return false;
    await takeMark(client, db, report, at);
    return true;
  });
