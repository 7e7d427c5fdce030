import type { editNotice, NamedTarget, PublishedNotice } from '@mingjian/contract/notices';
import type { OutputOf } from '@mingjian/contract/wire';
import { createNotice, findPublishedNotice, findTargets, updateNotice } from '@mingjian/database/notices';
import type { PublishedNoticeRow, TargetRow } from '@mingjian/database/notices';
import type { NoticeKind } from '@mingjian/domain/notices';
import { findNoticeStage } from '@mingjian/domain/notices';
import { scopeOf } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';

type Edit = Call<typeof editNotice>;

/** A target outside the own subtree is refused in the words of the specification, whether it exists or not. */
const requireTargets = async ({ db, session, input }: Edit): Promise<void> => {
  const asked = new Set(
    input.audience.filter(({ kind }) => kind !== 'all').map(({ kind, targetId }) => `${kind} ${targetId}`),
  );
  const found = await findTargets(db, scopeOf(session), input.audience);
  if (found.length < asked.size) throw new ApplicationFailure('node-not-authorized');
};

/** Publishes a notice, or changes one of the own reach that has not begun. */
export const publishNotice = async (call: Edit): Promise<OutputOf<typeof editNotice>> => {
  const { db, session, clock, input } = call;
  const scope = scopeOf(session);
  const at = clock().toISOString();
  if (input.id !== undefined && !(await findPublishedNotice(db, scope, input.id)))
    throw new ApplicationFailure('notice-does-not-exist');
  await requireTargets(call);
  const draft = {
    kind: input.kind,
    title: { en: input.titleEn, cn: input.titleCn },
    contents: { en: input.contentsEn, cn: input.contentsCn },
    audience: input.audience,
    at,
    beginsAt: input.beginsAt && input.beginsAt > at ? input.beginsAt : at,
    endsAt: input.endsAt ?? null,
  };
  if (input.id !== undefined) {
    if (!(await updateNotice(db, input.id, draft))) throw new ApplicationFailure('notice-has-begun');
    return { id: input.id };
  }
  const id = await createNotice(db, {
    ...draft,
    publisher: session.organisation.name,
    createdBy: session.accountId,
    scopeId: scope === '/' ? null : session.organisation.id,
  });
  return { id };
};

export const presentTarget = (row: TargetRow): NamedTarget => ({
  kind: row.kind,
  targetId: row.id,
  name: { en: row.name, cn: row.name_cn ?? row.name },
  place: row.place,
});

export const EVERYBODY_TARGET: NamedTarget = {
  kind: 'all',
  targetId: 0,
  name: { en: 'Everybody', cn: '全部用户' },
  place: null,
};

export const presentPublished = (
  row: PublishedNoticeRow,
  audience: readonly NamedTarget[],
  at: string,
): PublishedNotice => ({
  noticeId: row.notice_id,
  kind: row.kind as NoticeKind,
  title: { en: row.title_en, cn: row.title_cn },
  contents: { en: row.contents_en, cn: row.contents_cn },
  publisher: row.publisher,
  createdAt: row.created_at,
  beginsAt: row.begins_at,
  endsAt: row.ends_at,
  stage: findNoticeStage({ beginsAt: row.begins_at, endsAt: row.ends_at, withdrawnAt: row.withdrawn_at }, at),
  scopeName: row.scope_name,
  audience: [...audience],
});
