import type { listPublishedNotices, NamedTarget } from '@mingjian/contract/notices';
import type { OutputOf } from '@mingjian/contract/wire';
import { findTargets, listAudiences, listPublishedNotices as listStored } from '@mingjian/database/notices';
import { scopeOf } from '../accounts/index.ts';
import type { Call } from '../http/index.ts';
import { EVERYBODY_TARGET, presentPublished, presentTarget } from './publish.ts';

/** The published notices within reach, each with the names of whom it is for. */
export const showPublishedNotices = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof listPublishedNotices>): Promise<OutputOf<typeof listPublishedNotices>> => {
  const at = clock().toISOString();
  const scope = scopeOf(session);
  const { rows, total } = await listStored(db, scope, { ...input, at });
  const audiences = await listAudiences(
    db,
    rows.map((row) => row.notice_id),
  );
  const named = (await findTargets(db, scope, [...audiences.values()].flat())).map(presentTarget);
  const byKey = new Map<string, NamedTarget>(
    [EVERYBODY_TARGET, ...named].map((target) => [`${target.kind} ${target.targetId}`, target]),
  );
  const items = rows.map((row) => {
    const targets = audiences.get(row.notice_id) ?? [];
    const audience = targets.flatMap(({ kind, targetId }) => byKey.get(`${kind} ${targetId}`) ?? []);
    return presentPublished(row, audience, at);
  });
  return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
};
