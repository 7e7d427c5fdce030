import { BUILT_IN_ROLES } from '@mingjian/domain/permissions';
import type { BuiltInRole } from '@mingjian/domain/permissions';
import type { Database } from '../connection/index.ts';
import { ensurePlans } from '../plans/index.ts';

/** Writes a built-in role and gives it exactly the rights the code names. */
const ensureRole = ({ kysely }: Database, role: BuiltInRole, at: string): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    const draft = {
      built_in_key: role.key,
      organisation_id: null,
      title: role.en,
      title_cn: role.cn,
      status: 'active',
      created_at: at,
    };
    const { role_id } = await tx
      .insertInto('role')
      .values(draft)
      .onConflict((on) => on.column('built_in_key').doUpdateSet({ title: role.en, title_cn: role.cn }))
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const rights = [...role.rights];
    await tx
      .deleteFrom('role_right')
      .where('role_id', '=', role_id)
      .where('right_code', 'not in', rights)
      .execute();
    await tx
      .insertInto('role_right')
      .values(rights.map((right_code) => ({ role_id, right_code })))
      .onConflict((on) => on.doNothing())
      .execute();
  });

/** What every installation has: plans, packages and built-in roles. Runs at every start; changes nothing twice. */
export const ensureAccessDefaults = async (db: Database, at: string): Promise<void> => {
  await ensurePlans(db);
  for (const role of BUILT_IN_ROLES) await ensureRole(db, role, at);
};

/** The id of a built-in role. Throws when the defaults were never written. */
export const getBuiltInRoleId = async ({ kysely }: Database, key: string): Promise<number> => {
  const { role_id } = await kysely
    .selectFrom('role')
    .select('role_id')
    .where('built_in_key', '=', key)
    .executeTakeFirstOrThrow();
  return role_id;
};
