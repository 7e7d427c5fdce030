import { sql } from 'kysely';
import { holdRole } from '../accounts/index.ts';
import type { Scope } from '../accounts/index.ts';
import type { Database } from '../connection/index.ts';

export interface RoleGift {
  readonly accountIds: readonly number[];
  readonly roleId: number;
  /** Only from accounts that carry this role. */
  readonly fromRoleId?: number | undefined;
  /** The rights of the giver: an account whose role gives more is not touched. */
  readonly rights: readonly string[];
  /** Path of the organisation that owns the role: its accounts stand at or under it; `/` for a built-in one. */
  readonly rolePath: string;
  /** ISO instant. */
  readonly at: string;
}

interface Target {
  readonly role_id: number;
  readonly path: string;
  readonly is_stronger: boolean;
}

/** `unknown`: an account is not within the scope; `stronger`: it has more than the giver; `outside`: the role is not for it. */
export type GiftOutcome = 'given' | 'unknown' | 'stronger' | 'outside' | 'gone';

/** Gives accounts within the scope a role, all of them or none, and ends the sessions of those whose role changes. */
export const giveRole = (db: Database, scope: Scope, gift: RoleGift): Promise<GiftOutcome> =>
  db.kysely.transaction().execute(async (tx): Promise<GiftOutcome> => {
    if (!(await holdRole(tx, gift.roleId, gift.rights))) return 'gone';
    const { rows } = await sql<Target>`
      select a.role_id, o.path,
        exists (select 1 from role_right x where x.role_id = a.role_id
          and x.right_code <> all(${gift.rights}::text[])) as is_stronger
      from account a join organisation o using (organisation_id)
      where a.account_id = any(${gift.accountIds}::bigint[]) and a.deleted_at is null
        and starts_with(o.path, ${scope})
      for update of a`.execute(tx);
    const isFrom = ({ role_id }: Target) => gift.fromRoleId === undefined || role_id === gift.fromRoleId;
    if (rows.length !== new Set(gift.accountIds).size || !rows.every(isFrom)) return 'unknown';
    if (rows.some((row) => row.is_stronger)) return 'stronger';
    if (!rows.every((row) => row.path.startsWith(gift.rolePath))) return 'outside';
    await sql`
      with changed as (
        update account set role_id = ${gift.roleId}, updated_at = ${gift.at}
        where account_id = any(${gift.accountIds}::bigint[]) and role_id <> ${gift.roleId}
        returning account_id
      )
      update session set ended_at = ${gift.at}, end_reason = 'revoked'
      where ended_at is null and account_id in (select account_id from changed)`.execute(tx);
    return 'given';
  });
