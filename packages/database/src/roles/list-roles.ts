import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { escapeLike, inScope } from '../accounts/index.ts';
import type { Scope } from '../accounts/index.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

export interface RoleFilter extends Page {
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly organisationId?: number | undefined;
  /** Only those that may be given to an account at this path: built-in, or of an organisation at or above it. */
  readonly forPath?: string | undefined;
  /** Only those that give nothing beyond these rights. */
  readonly withinRights?: readonly string[] | undefined;
}

const rolesIn = ({ kysely }: Database, scope: Scope) =>
  kysely
    .selectFrom('role')
    .leftJoin('organisation', 'organisation.organisation_id', 'role.organisation_id')
    .where('role.deleted_at', 'is', null)
    .where((where) => where.or([where('role.organisation_id', 'is', null), inScope(scope)]));

const filtered = (db: Database, scope: Scope, filter: RoleFilter) => {
  const like = `%${escapeLike(filter.keyword ?? '')}%`;
  return rolesIn(db, scope)
    .$if(filter.keyword !== undefined, (query) =>
      query.where(sql<SqlBool>`(role.title ilike ${like} or role.title_cn ilike ${like})`),
    )
    .$if(filter.status !== undefined, (query) => query.where('role.status', '=', filter.status!))
    .$if(filter.organisationId !== undefined, (query) =>
      query.where('role.organisation_id', '=', filter.organisationId!),
    )
    .$if(filter.forPath !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(role.organisation_id is null or starts_with(${filter.forPath!}, organisation.path))`,
      ),
    )
    .$if(filter.withinRights !== undefined, (query) =>
      query.where(
        sql<SqlBool>`not exists (select 1 from role_right x where x.role_id = role.role_id
          and x.right_code <> all(${filter.withinRights!}::text[]))`,
      ),
    );
};

/** `accounts` counts those within the scope only: whom else a built-in role serves is nobody's business. */
const columns = (scope: Scope) =>
  [
    'role.role_id',
    'role.built_in_key',
    'role.organisation_id',
    'organisation.name as organisation_name',
    'organisation.path as organisation_path',
    'role.title',
    'role.title_cn',
    'role.status',
    'role.version',
    'role.created_at',
    sql<string[]>`array(select right_code from role_right x where x.role_id = role.role_id order by 1)`.as(
      'rights',
    ),
    sql<number>`(select count(*) from account a join organisation o using (organisation_id)
      where a.role_id = role.role_id and a.deleted_at is null and starts_with(o.path, ${scope}))`.as(
      'accounts',
    ),
  ] as const;

/** The roles an administrator sees: the built-in ones first, then those of the organisations within the scope. */
export const listRoles = (db: Database, scope: Scope, filter: RoleFilter) => {
  const all = filtered(db, scope, filter);
  const shown = all
    .select(columns(scope))
    .orderBy(sql`role.organisation_id is not null`)
    .orderBy(sql`lower(role.title)`)
    .orderBy('role.role_id');
  return readPage(all, shown, filter);
};

export type RoleRow = Awaited<ReturnType<typeof listRoles>>['rows'][number];

/** One role within the scope, or none. */
export const findRoleInScope = (db: Database, scope: Scope, roleId: number): Promise<RoleRow | undefined> =>
  rolesIn(db, scope).select(columns(scope)).where('role.role_id', '=', roleId).executeTakeFirst();
