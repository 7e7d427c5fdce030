import type { Database } from '../connection/index.ts';
import type { OwnershipTables } from './tables.ts';

export interface GroupPage {
  readonly coreId: number;
  /** Of the company asked about. */
  readonly level: number;
  readonly controllerIds: readonly number[];
  readonly members: readonly OwnershipTables['company_group'][];
  readonly total: number;
  readonly computedAt: string;
}

/** When the last night's run ended; undefined before the first. */
export const findOwnershipRun = async (db: Database): Promise<OwnershipTables['ownership_run'] | undefined> =>
  db.kysely
    .selectFrom('ownership_run')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A page of the group of a company by the last run; undefined where that run found it in none. */
export const findGroupPage = async (
  db: Database,
  companyId: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<GroupPage | undefined> => {
  const own = await db.kysely
    .selectFrom('company_group')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const run = await findOwnershipRun(db);
  if (!own || !run) return undefined;
  const { rows: members } = await db.pool.query<OwnershipTables['company_group'] & { total: number }>({
    name: 'ownership-group-page',
    text: `select *, (select count(*) from company_group where group_id = $1) as total from company_group
           where group_id = $1 order by level, company_id <> $1, company_id offset $2 limit $3`,
    values: [own.group_id, (page - 1) * pageSize, pageSize],
  });
  const controllers = await db.kysely
    .selectFrom('company_control')
    .select('controller_id')
    .where('company_id', '=', own.group_id)
    // A group hangs together by majorities: who leads by less is no controller of all of it.
    .where('confidence', '=', 'high')
    .where('basis', 'in', ['majority_shares', 'majority_votes', 'agreement'])
    .orderBy('position')
    .execute();
  return {
    coreId: own.group_id,
    level: own.level,
    controllerIds: controllers.length > 0 ? controllers.map((row) => row.controller_id) : [own.group_id],
    members,
    total: members[0]?.total ?? 0,
    computedAt: run.finished_at,
  };
};
