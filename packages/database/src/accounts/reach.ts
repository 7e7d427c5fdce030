import type { Database } from '../connection/index.ts';
import { countSubAccountsIn } from './hold-account-place.ts';
import { inScope } from './scope.ts';
import type { Scope } from './scope.ts';

/** The accounts that count against the plan of a contract. */
export const countSubAccounts = ({ kysely }: Database, contractId: number): Promise<number> =>
  countSubAccountsIn(kysely, contractId);

/** An organisation the administrator reaches, or none. */
export const findOrganisation = ({ kysely }: Database, scope: Scope, organisationId: number) =>
  kysely
    .selectFrom('organisation')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where(inScope(scope))
    .executeTakeFirst();

/** A role that may be given out within the scope (built-in, or of an organisation in it), with its rights. */
export const findRole = async (db: Database, scope: Scope, roleId: number) => {
  const role = await db.kysely
    .selectFrom('role')
    .leftJoin('organisation', 'organisation.organisation_id', 'role.organisation_id')
    .select(['role.role_id', 'role.title', 'role.status', 'organisation.path as organisation_path'])
    .where('role.role_id', '=', roleId)
    .where('role.deleted_at', 'is', null)
    .where((where) => where.or([where('role.organisation_id', 'is', null), inScope(scope)]))
    .executeTakeFirst();
  if (!role) return undefined;
  const rights = await db.kysely
    .selectFrom('role_right')
    .select('right_code')
    .where('role_id', '=', roleId)
    .execute();
  return { ...role, rights: rights.map((row) => row.right_code) };
};
