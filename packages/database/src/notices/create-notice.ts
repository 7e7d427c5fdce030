import type { AudienceKind, NoticeKind } from '@mingjian/domain/notices';
import type pg from 'pg';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

export interface NoticeTarget {
  readonly kind: AudienceKind;
  /** Id of the organisation (with all below it), role or account; 0 for `all`. */
  readonly targetId: number;
}

export interface NoticeDraft {
  readonly kind: NoticeKind;
  readonly title: { readonly en: string; readonly cn: string };
  readonly contents: { readonly en: string; readonly cn: string };
  /** As readers see it. */
  readonly publisher: string;
  /** The account that wrote it; null: the platform itself. */
  readonly createdBy: number | null;
  /** The organisation in whose subtree it stays; null: the whole platform. */
  readonly scopeId: number | null;
  readonly audience: readonly NoticeTarget[];
  /** ISO instants. */
  readonly at: string;
  readonly beginsAt: string;
  readonly endsAt: string | null;
}

export const writeAudience = (client: pg.PoolClient, noticeId: number, audience: readonly NoticeTarget[]) =>
  client.query({
    name: 'insert-notice-audience',
    text: `insert into notice_audience (notice_id, kind, target_id)
           select $1, kind, target_id from unnest($2::text[], $3::bigint[]) as t(kind, target_id)
           on conflict do nothing`,
    values: [noticeId, audience.map(({ kind }) => kind), audience.map(({ targetId }) => targetId)],
  });

/** Stores a notice within a transaction of the caller. */
export const createNoticeIn = async (client: pg.PoolClient, draft: NoticeDraft): Promise<number> => {
  const { rows } = await client.query<{ notice_id: number }>({
    name: 'insert-notice',
    text: `insert into notice (kind, title_en, title_cn, contents_en, contents_cn, publisher, created_at, begins_at,
        ends_at, scope_id, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning notice_id`,
    values: [
      draft.kind,
      draft.title.en,
      draft.title.cn,
      draft.contents.en,
      draft.contents.cn,
      draft.publisher,
      draft.at,
      draft.beginsAt,
      draft.endsAt,
      draft.scopeId,
      draft.createdBy,
    ],
  });
  const noticeId = rows[0]!.notice_id;
  await writeAudience(client, noticeId, draft.audience);
  return noticeId;
};

/** Stores a notice with its audience. */
export const createNotice = (db: Database, draft: NoticeDraft): Promise<number> =>
  inTransaction(db, (client) => createNoticeIn(client, draft));
