import type { NoticeStage } from '@mingjian/domain/notices';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { inScope } from '../accounts/index.ts';
import type { Scope } from '../accounts/index.ts';
import { inTransaction, readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';
import { writeAudience } from './create-notice.ts';
import type { NoticeDraft } from './create-notice.ts';

/** Notices that people wrote, of organisations within the scope; the platform's own belong to the whole. */
const publishedIn = ({ kysely }: Database, scope: Scope) =>
  kysely
    .selectFrom('notice')
    .leftJoin('organisation', 'organisation.organisation_id', 'notice.scope_id')
    .where('notice.created_by', 'is not', null)
    .$if(scope !== '/', (query) => query.where(inScope(scope)));

const STAGES: Readonly<Record<NoticeStage, string>> = {
  withdrawn: `withdrawn_at is not null`,
  planned: `withdrawn_at is null and begins_at > at.at`,
  running: `withdrawn_at is null and begins_at <= at.at and (ends_at is null or ends_at > at.at)`,
  ended: `withdrawn_at is null and begins_at <= at.at and ends_at <= at.at`,
};

const isAtStage = (stage: NoticeStage, at: string) =>
  sql<SqlBool>`exists (select 1 from (select ${at}::timestamptz as at) at where ${sql.raw(STAGES[stage])})`;

const SHOWN = [
  'notice.notice_id',
  'notice.kind',
  'notice.title_en',
  'notice.title_cn',
  'notice.contents_en',
  'notice.contents_cn',
  'notice.publisher',
  'notice.created_at',
  'notice.begins_at',
  'notice.ends_at',
  'notice.withdrawn_at',
  'notice.scope_id',
  'organisation.name as scope_name',
] as const;

/** The notices that administrators within the scope published, the last to begin first. */
export const listPublishedNotices = (
  db: Database,
  scope: Scope,
  { stage, at, ...page }: Page & { readonly stage?: NoticeStage | undefined; readonly at: string },
) => {
  const all = publishedIn(db, scope).$if(stage !== undefined, (query) => query.where(isAtStage(stage!, at)));
  const shown = all.select(SHOWN).orderBy('notice.begins_at', 'desc').orderBy('notice.notice_id', 'desc');
  return readPage(all, shown, page);
};

export type PublishedNoticeRow = Awaited<ReturnType<typeof listPublishedNotices>>['rows'][number];

export const findPublishedNotice = (db: Database, scope: Scope, noticeId: number) =>
  publishedIn(db, scope).select(SHOWN).where('notice.notice_id', '=', noticeId).executeTakeFirst();

/** Changes a notice that has not begun at `draft.at`; false when it has, or is withdrawn. */
export const updateNotice = (
  db: Database,
  noticeId: number,
  draft: Omit<NoticeDraft, 'publisher' | 'createdBy' | 'scopeId'>,
): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'update-notice',
      text: `update notice set kind = $2, title_en = $3, title_cn = $4, contents_en = $5, contents_cn = $6,
               begins_at = $7, ends_at = $8
             where notice_id = $1 and begins_at > $9::timestamptz and withdrawn_at is null`,
      values: [
        noticeId,
        draft.kind,
        draft.title.en,
        draft.title.cn,
        draft.contents.en,
        draft.contents.cn,
        draft.beginsAt,
        draft.endsAt,
        draft.at,
      ],
    });
    if (rowCount !== 1) return false;
    await client.query('delete from notice_audience where notice_id = $1', [noticeId]);
    await writeAudience(client, noticeId, draft.audience);
    return true;
  });

/** Takes a notice away from everybody; what was read stays read. */
export const withdrawNotice = async ({ kysely }: Database, noticeId: number, at: string): Promise<void> => {
  await kysely
    .updateTable('notice')
    .set({ withdrawn_at: at })
    .where('notice_id', '=', noticeId)
    .where('withdrawn_at', 'is', null)
    .execute();
};
