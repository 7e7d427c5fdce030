import type { AudienceKind } from '@mingjian/domain/notices';
import { escapeLike } from '../accounts/index.ts';
import type { Scope } from '../accounts/index.ts';
import type { Database } from '../connection/index.ts';
import type { NoticeTarget } from './create-notice.ts';

export interface TargetRow {
  readonly kind: AudienceKind;
  readonly id: number;
  readonly name: string;
  readonly name_cn: string | null;
  /** The organisation of an account or role, the way from the root of an organisation. */
  readonly place: string | null;
}

type ChosenKind = Exclude<AudienceKind, 'all'>;

/** $1: the scope as a LIKE pattern. Built-in roles are everybody's; a notice to one stays within the publisher's reach. */
const TARGETS: Readonly<Record<ChosenKind, string>> = {
  organisation: `select 'organisation' as kind, o.organisation_id as id, o.name, null as name_cn, p.name as place
    from organisation o left join organisation p on p.organisation_id = o.parent_id
    where o.path like $1 and o.deleted_at is null`,
  role: `select 'role' as kind, r.role_id as id, r.title as name, r.title_cn as name_cn, o.name as place
    from role r left join organisation o using (organisation_id)
    where (r.organisation_id is null or o.path like $1) and r.deleted_at is null`,
  account: `select 'account' as kind, a.account_id as id, a.username as name, null as name_cn, o.name as place
    from account a join organisation o using (organisation_id)
    where o.path like $1 and a.deleted_at is null`,
};

/** Organisations, roles or accounts within the scope whose name holds the keyword, at most `most`. */
export const listTargets = async (
  db: Database,
  scope: Scope,
  { kind, keyword, most }: { readonly kind: ChosenKind; readonly keyword: string; readonly most: number },
): Promise<readonly TargetRow[]> => {
  const { rows } = await db.pool.query<TargetRow>({
    name: `list-notice-targets-${kind}`,
    text: `select * from (${TARGETS[kind]}) t where name ilike $2 or name_cn ilike $2 order by name, id limit $3`,
    values: [`${escapeLike(scope)}%`, `%${escapeLike(keyword)}%`, most],
  });
  return rows;
};

/** The targets that lie within the scope, with their names; what does not exist or lies outside is left out. */
export const findTargets = async (
  db: Database,
  scope: Scope,
  targets: readonly NoticeTarget[],
): Promise<readonly TargetRow[]> => {
  const found: TargetRow[] = [];
  for (const kind of ['organisation', 'role', 'account'] as const) {
    const ids = targets.filter((target) => target.kind === kind).map(({ targetId }) => targetId);
    if (ids.length === 0) continue;
    const { rows } = await db.pool.query<TargetRow>({
      name: `find-notice-targets-${kind}`,
      text: `select * from (${TARGETS[kind]}) t where id = any($2::bigint[]) order by name`,
      values: [`${escapeLike(scope)}%`, ids],
    });
    found.push(...rows);
  }
  return found;
};

/** To whom notices are addressed. */
export const listAudiences = async (
  db: Database,
  noticeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly NoticeTarget[]>> => {
  const { rows } = await db.pool.query<{ notice_id: number; kind: AudienceKind; target_id: number }>({
    name: 'list-notice-audiences',
    text: `select notice_id, kind, target_id from notice_audience where notice_id = any($1::bigint[])
           order by notice_id, kind, target_id`,
    values: [noticeIds],
  });
  const grouped = Map.groupBy(rows, (row) => row.notice_id);
  return new Map(
    [...grouped].map(([id, targets]) => [
      id,
      targets.map(({ kind, target_id }) => ({ kind, targetId: target_id })),
    ]),
  );
};
