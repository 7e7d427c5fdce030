import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';

/** Ends the sessions of every account that carries a role, within the change that made it necessary. */
export const endSessionsOfRole = async (
  tx: Transaction<Schema>,
  roleId: number,
  at: string,
): Promise<void> => {
  await sql`
    update session set ended_at = ${at}, end_reason = 'revoked'
    where ended_at is null
      and account_id in (select account_id from account where role_id = ${roleId} and deleted_at is null)`.execute(
    tx,
  );
};
