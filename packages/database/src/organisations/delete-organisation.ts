import { sql } from 'kysely';
import type { Database } from '../connection/index.ts';
import { lockTree } from './tree-lock.ts';

interface Remaining {
  readonly has_children: boolean;
  readonly has_accounts: boolean;
}

/**
 * Marks an organisation as deleted, with its roles, unless others stand under it or accounts remain. The row lock makes
 * an account that is being created in it wait, see `holdOrganisation`.
 */
export const deleteOrganisation = (
  { kysely }: Database,
  organisationId: number,
  at: string,
): Promise<'deleted' | 'has-children' | 'has-accounts' | 'gone'> =>
  kysely.transaction().execute(async (tx) => {
    await lockTree(tx);
    const found = await sql`
      select 1 from organisation where organisation_id = ${organisationId} and deleted_at is null
      for update`.execute(tx);
    if (found.rows.length === 0) return 'gone';
    const { rows } = await sql<Remaining>`
      select exists (select 1 from organisation where parent_id = ${organisationId} and deleted_at is null)
          as has_children,
        exists (select 1 from account where organisation_id = ${organisationId} and deleted_at is null)
          as has_accounts`.execute(tx);
    if (rows[0]?.has_children) return 'has-children';
    if (rows[0]?.has_accounts) return 'has-accounts';
    await sql`
      update role set deleted_at = ${at}, status = 'disabled'
      where organisation_id = ${organisationId} and deleted_at is null`.execute(tx);
    await tx
      .updateTable('organisation')
      .set({ deleted_at: at, status: 'disabled' })
      .where('organisation_id', '=', organisationId)
      .execute();
    return 'deleted';
  });
