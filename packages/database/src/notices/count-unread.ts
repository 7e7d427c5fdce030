import { sql } from 'kysely';
import type { Database } from '../connection/index.ts';

/** How many notices of this moment an account has not read: those for everybody and its own. */
export const countUnreadNotices = async (
  { kysely }: Database,
  accountId: number,
  at: string,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notice n
    where n.begins_at <= ${at} and (n.ends_at is null or n.ends_at > ${at})
      and (n.account_id is null or n.account_id = ${accountId})
      and not exists (select 1 from notice_read r where r.account_id = ${accountId} and r.notice_id = n.notice_id)
  `.execute(kysely);
  return rows[0]?.count ?? 0;
};
