import type { QuotaKind } from '@mingjian/domain/quotas';
import type { LogKind } from '@mingjian/domain/system-log';
import type { Database, Page } from '../connection/index.ts';

export interface UsageFilter {
  readonly accountId: number;
  /** ISO instant, included. */
  readonly from: string;
  /** ISO instant, not included. */
  readonly until: string;
  readonly type: LogKind | null;
}

export interface UsageRow {
  readonly used_at: string;
  readonly type: LogKind;
  /** Path of a call, or of one of those that are one line. */
  readonly action: string | null;
  readonly quota: QuotaKind | null;
  readonly company_id: number | null;
  readonly times: number;
}

// Opening a screen makes a dozen calls, so calls of one kind on one day about one company are one line, and what was
// viewed of no company (menus, counts, lists) is none. A unit that was spent stands in quota_spend.
const LINES = `
  select max(logged_at) as used_at, kind as type, min(action) as action, null as quota, company_id, count(*) as times
    from system_log
    where account_id = $1 and logged_at >= $2 and logged_at < $3 and code in ('0', '1') and kind <> 'spend'
      and (kind <> 'view' or company_id is not null) and ($4::text is null or kind = $4)
    group by kind, split_part(action, '/', 2), company_id, (logged_at at time zone 'Asia/Shanghai')::date
  union all
  select spent_at, 'spend', null, kind, company_id, 1 from quota_spend
    where account_id = $1 and spent_at >= $2 and spent_at < $3 and ($4::text is null or $4 = 'spend')`;

/** What an account used in a period, the newest first, and how many lines there are. */
export const listUsageRecords = async (db: Database, filter: UsageFilter, { page, pageSize }: Page) => {
  const values = [filter.accountId, filter.from, filter.until, filter.type];
  // Without names: the plan should see the period and know which months it needs.
  const [shown, counted] = await Promise.all([
    db.pool.query<UsageRow>(
      `select * from (${LINES}) line order by used_at desc, type, action, quota, company_id limit $5 offset $6`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    db.pool.query<{ total: number }>(`select count(*) as total from (${LINES}) line`, values),
  ]);
  return { rows: shown.rows, total: counted.rows[0]?.total ?? 0 };
};
