import { EVERYBODY } from '@mingjian/domain/notices';

/** The account that asks, with all by which a notice may reach it. */
export interface NoticeReader {
  readonly accountId: number;
  readonly roleId: number;
  /** Ids from the root organisation to the own one, `/1/7/`. */
  readonly organisationPath: string;
}

export const organisationsOf = (path: string): readonly number[] =>
  path.split('/').filter(Boolean).map(Number);

/** Parameters $1 to $4 of the statements below. */
export const readerValues = ({ accountId, roleId, organisationPath }: NoticeReader, at: string) => [
  accountId,
  roleId,
  organisationsOf(organisationPath),
  at,
];

/**
 * The notices that run at $4 and are for account $1 with role $2 in the organisations $3 (the own and those above it).
 * An account reaches few entries of the audience, so the way goes from there to the notices. A notice stays within
 * the subtree of who published it.
 */
export const OWN_NOTICES = `(
  select distinct on (n.notice_id) n.notice_id, n.kind, n.title_en, n.title_cn, n.contents_en, n.contents_cn,
    n.publisher, n.begins_at, n.ends_at
  from notice_audience a join notice n using (notice_id)
  where (a.kind, a.target_id) in (
      select 'all', ${EVERYBODY}::bigint union all select 'account', $1::bigint union all select 'role', $2::bigint
      union all select 'organisation', unnest($3::bigint[]))
    and n.begins_at <= $4::timestamptz and (n.ends_at is null or n.ends_at > $4::timestamptz)
    and n.withdrawn_at is null and (n.scope_id is null or n.scope_id = any($3::bigint[])))`;
