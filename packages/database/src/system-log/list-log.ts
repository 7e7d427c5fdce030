import type { LogKind } from '@mingjian/domain/system-log';
import { escapeLike } from '../accounts/index.ts';
import type { Database, Page } from '../connection/index.ts';

export interface LogFilter {
  /** Path of the organisation whose subtree is read, `/1/7/`; `/` is everything, also calls without an account. */
  readonly scope: string;
  /** ISO instant, included. */
  readonly from: string;
  /** ISO instant, not included. */
  readonly until: string;
  /** Part of the account name, real name or number. */
  readonly account: string | null;
  readonly organisationId: number | null;
  readonly kind: LogKind | null;
  /** First part of the path. */
  readonly area: string | null;
  readonly companyId: number | null;
  /** True: what was refused; false: what worked. */
  readonly isRefused: boolean | null;
}

export interface LogRow {
  readonly logged_at: string;
  readonly log_id: number;
  readonly account_id: number | null;
  readonly username: string | null;
  readonly real_name: string | null;
  readonly organisation_id: number | null;
  readonly organisation_name: string | null;
  readonly kind: LogKind;
  readonly action: string;
  readonly company_id: number | null;
  readonly code: string;
  readonly duration_ms: number;
  readonly address: string;
  readonly details: Record<string, unknown>;
}

/** A count goes no further. */
export const MOST_COUNTED = 10_000;

const CHOSEN = `from system_log l
  where l.logged_at >= $1 and l.logged_at < $2
    and ($3::text = '/' or l.organisation_id in (select organisation_id from organisation where path like $4))
    and ($5::text is null or l.account_id in (select account_id from account
      where username ilike $5 or real_name ilike $5 or number ilike $5))
    and ($6::bigint is null or l.organisation_id = $6)
    and ($7::text is null or l.kind = $7)
    and ($8::text is null or l.action like $8)
    and ($9::bigint is null or l.company_id = $9)
    and ($10::boolean is null or (l.code not in ('0', '1')) = $10)`;

const valuesOf = (filter: LogFilter): readonly unknown[] => [
  filter.from,
  filter.until,
  filter.scope,
  `${escapeLike(filter.scope)}%`,
  filter.account === null ? null : `%${escapeLike(filter.account)}%`,
  filter.organisationId,
  filter.kind,
  filter.area === null ? null : `/${escapeLike(filter.area)}/%`,
  filter.companyId,
  filter.isRefused,
];

const SHOWN = `select l.*, a.username, a.real_name, o.name as organisation_name
  from (select l.* ${CHOSEN} order by l.logged_at desc, l.log_id desc limit $11 offset $12) l
  left join account a on a.account_id = l.account_id
  left join organisation o on o.organisation_id = l.organisation_id
  order by l.logged_at desc, l.log_id desc`;

/** Lines of the log, the newest first. The filter's period bounds what is read: the table lies in months. */
export const listLog = async (
  db: Database,
  filter: LogFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly LogRow[]> => {
  const values = [...valuesOf(filter), limit, offset];
  // Without a name: the plan should see the period and know which months it needs.
  return (await db.pool.query<LogRow>(SHOWN, values)).rows;
};

/** How many lines a filter finds, counted to `MOST_COUNTED` and one. */
export const countLog = async (db: Database, filter: LogFilter): Promise<number> => {
  const { rows } = await db.pool.query<{ total: number }>(
    `select count(*) as total from (select 1 ${CHOSEN} limit ${MOST_COUNTED + 1}) counted`,
    [...valuesOf(filter)],
  );
  return rows[0]?.total ?? 0;
};

/** One page, the newest first, and how many lines there are, at most `MOST_COUNTED` and one. */
export const readLogPage = async (db: Database, filter: LogFilter, { page, pageSize }: Page) => {
  const [rows, total] = await Promise.all([
    listLog(db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    countLog(db, filter),
  ]);
  return { rows, total };
};
