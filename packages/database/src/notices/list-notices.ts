import type { NoticeKind } from '@mingjian/domain/notices';
import type { Database, Page } from '../connection/index.ts';
import { OWN_NOTICES, readerValues } from './audience-of.ts';
import type { NoticeReader } from './audience-of.ts';

export interface OwnNoticeRow {
  readonly notice_id: number;
  readonly kind: NoticeKind;
  readonly title_en: string;
  readonly title_cn: string;
  readonly contents_en: string;
  readonly contents_cn: string;
  readonly publisher: string;
  readonly begins_at: string;
  readonly ends_at: string | null;
  readonly read_at: string | null;
}

export interface NoticeFilter extends Page {
  readonly kind?: NoticeKind | undefined;
  readonly isRead?: boolean | undefined;
}

const CHOSEN = `from ${OWN_NOTICES} own
  left join notice_read r on r.account_id = $1 and r.notice_id = own.notice_id
  where ($5::text is null or own.kind = $5) and ($6::boolean is null or (r.read_at is not null) = $6)`;

/** The notices of this moment that are for an account, the newest first. */
export const listNotices = async (
  db: Database,
  reader: NoticeReader,
  at: string,
  { kind, isRead, page, pageSize }: NoticeFilter,
): Promise<{ readonly rows: readonly OwnNoticeRow[]; readonly total: number }> => {
  const values = [...readerValues(reader, at), kind ?? null, isRead ?? null];
  const shown = await db.pool.query<OwnNoticeRow>({
    name: 'list-notices',
    text: `select own.*, r.read_at ${CHOSEN} order by own.begins_at desc, own.notice_id desc limit $7 offset $8`,
    values: [...values, pageSize, (page - 1) * pageSize],
  });
  const counted = await db.pool.query<{ total: number }>({
    name: 'count-notices',
    text: `select count(*) as total ${CHOSEN}`,
    values,
  });
  return { rows: shown.rows, total: counted.rows[0]?.total ?? 0 };
};

/** Marks notices as read, of those that are for the account; `noticeIds` null: all of them. How many were unread. */
export const markNoticesRead = async (
  db: Database,
  reader: NoticeReader,
  at: string,
  noticeIds: readonly number[] | null,
): Promise<number> => {
  const { rowCount } = await db.pool.query({
    name: 'mark-notices-read',
    text: `insert into notice_read (account_id, notice_id, read_at)
           select $1, notice_id, $4 from ${OWN_NOTICES} own
           where $5::bigint[] is null or notice_id = any($5::bigint[])
           on conflict do nothing`,
    values: [...readerValues(reader, at), noticeIds],
  });
  return rowCount ?? 0;
};
