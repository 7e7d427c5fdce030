import type { Database } from '../connection/index.ts';
import { OWN_NOTICES, readerValues } from './audience-of.ts';
import type { NoticeReader } from './audience-of.ts';

/** How many notices of this moment an account has not read. */
export const countUnreadNotices = async (db: Database, reader: NoticeReader, at: string): Promise<number> => {
  const { rows } = await db.pool.query<{ count: number }>({
    name: 'count-unread-notices',
    text: `select count(*) as count from ${OWN_NOTICES} own
           where not exists (select 1 from notice_read r where r.account_id = $1 and r.notice_id = own.notice_id)`,
    values: readerValues(reader, at),
  });
  return rows[0]?.count ?? 0;
};
