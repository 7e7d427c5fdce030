import type { Database } from '../connection/index.ts';
import { inScope } from './scope.ts';
import type { Scope } from './scope.ts';

/** The accounts that count against the plan of a contract: all of its organisations but the first administrator. */
export const countSubAccounts = async ({ kysely }: Database, contractId: number): Promise<number> => {
  const { count } = await kysely
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation.contract_id', '=', contractId)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(0, count - 1);
};

/** An organisation the administrator reaches, or none. */
export const findOrganisation = ({ kysely }: Database, scope: Scope, organisationId: number) =>
  kysely
    .selectFrom('organisation')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where(inScope(scope))
    .executeTakeFirst();

/** A role that may be given out within the scope (built-in, or of an organisation in it), with its rights. */
export const findRole = async (db: Database, scope: Scope, roleId: number) => {
  const role = await db.kysely
    .selectFrom('role')
    .leftJoin('organisation', 'organisation.organisation_id', 'role.organisation_id')
    .select(['role.role_id', 'role.title', 'role.status'])
    .where('role.role_id', '=', roleId)
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

/** The plan and the packages that an organisation's contract has on `today` (`YYYY-MM-DD`). */
export const getContract = async ({ kysely }: Database, contractId: number, today: string) => {
  const { plan_code } = await kysely
    .selectFrom('organisation')
    .select('plan_code')
    .where('organisation_id', '=', contractId)
    .executeTakeFirstOrThrow();
  const packages = await kysely
    .selectFrom('organisation_package')
    .select('package_code')
    .distinct()
    .where('organisation_id', '=', contractId)
    .where('starts_on', '<=', today)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
    .execute();
  return { planCode: plan_code, packageCodes: packages.map((row) => row.package_code) };
};
