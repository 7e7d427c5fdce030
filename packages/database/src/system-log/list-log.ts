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

/** Ids found before the log is read: with them in its hand the planner knows whether few or many lines are meant. */
const findIds = async (db: Database, text: string, pattern: string): Promise<readonly number[]> =>
  (await db.pool.query<{ id: number }>(text, [pattern])).rows.map((row) => row.id);

const organisationsWithin = (db: Database, scope: string) =>
  findIds(db, 'select organisation_id as id from organisation where path like $1', `${escapeLike(scope)}%`);

const accountsNamed = (db: Database, words: string) =>
  findIds(
    db,
    'select account_id as id from account where username ilike $1 or real_name ilike $1 or number ilike $1',
    `%${escapeLike(words)}%`,
  );

interface Chosen {
  /** `from system_log l where ...` */
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a filter chooses; only what is asked for stands in the statement. */
const choose = async (db: Database, filter: LogFilter): Promise<Chosen> => {
  const conditions = ['l.logged_at >= $1', 'l.logged_at < $2'];
  const values: unknown[] = [filter.from, filter.until];
  const add = (condition: string, value: unknown): void => {
    conditions.push(condition.replace('?', `$${values.push(value)}`));
  };
  if (filter.scope !== '/')
    add('l.organisation_id = any(?::bigint[])', await organisationsWithin(db, filter.scope));
  if (filter.account !== null)
    add('l.account_id = any(?::bigint[])', await accountsNamed(db, filter.account));
  if (filter.organisationId !== null) add('l.organisation_id = ?', filter.organisationId);
  if (filter.kind !== null) add('l.kind = ?', filter.kind);
  if (filter.area !== null) add('l.action like ?', `/${escapeLike(filter.area)}/%`);
  if (filter.companyId !== null) add('l.company_id = ?', filter.companyId);
  if (filter.isRefused !== null) add(`(l.code not in ('0', '1')) = ?`, filter.isRefused);
  return { text: `from system_log l where ${conditions.join(' and ')}`, values };
};

/** Lines of the log, the newest first. The filter's period bounds what is read: the table lies in months. */
export const listLog = async (
  db: Database,
  filter: LogFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly LogRow[]> => {
  const { text, values } = await choose(db, filter);
  const [most, from] = [values.length + 1, values.length + 2];
  // Without a name: the plan should see the period and know which months it needs.
  const { rows } = await db.pool.query<LogRow>(
    `select l.*, a.username, a.real_name, o.name as organisation_name
      from (select l.* ${text} order by l.logged_at desc, l.log_id desc limit $${most} offset $${from}) l
      left join account a on a.account_id = l.account_id
      left join organisation o on o.organisation_id = l.organisation_id
      order by l.logged_at desc, l.log_id desc`,
    [...values, limit, offset],
  );
  return rows;
};

/** How many lines a filter finds, counted to `MOST_COUNTED` and one. */
export const countLog = async (db: Database, filter: LogFilter): Promise<number> => {
  const { text, values } = await choose(db, filter);
  const { rows } = await db.pool.query<{ total: number }>(
    `select count(*) as total from (select 1 ${text} limit ${MOST_COUNTED + 1}) counted`,
    [...values],
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
