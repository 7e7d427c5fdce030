import { sql } from 'kysely';
import type { Database } from '../connection/index.ts';

/**
 * Marks a role as deleted, unless accounts carry it. The lock makes an account that is being given the role wait, see
 * `holdRole`; so a role with an account is never deleted.
 */
export const deleteRole = (
  { kysely }: Database,
  roleId: number,
  at: string,
): Promise<'deleted' | 'in-use' | 'gone'> =>
  kysely.transaction().execute(async (tx) => {
    const found = await sql`
      select 1 from role where role_id = ${roleId} and deleted_at is null for update`.execute(tx);
    if (found.rows.length === 0) return 'gone';
    const carrier = await tx
      .selectFrom('account')
      .select('account_id')
      .where('role_id', '=', roleId)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (carrier) return 'in-use';
    // Disabled as well: whoever still finds it gets nothing from it.
    await tx
      .updateTable('role')
      .set({ deleted_at: at, status: 'disabled' })
      .where('role_id', '=', roleId)
      .execute();
    return 'deleted';
  });
