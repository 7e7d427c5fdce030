import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';

/**
 * Keeps a role as it is until the transaction ends; false when it is gone already, or gives more than `most` (the rights
 * of who gives it): what was looked at before may have changed since.
 */
export const holdRole = async (
  tx: Transaction<Schema>,
  roleId: number,
  most?: readonly string[],
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from role where role_id = ${roleId} and deleted_at is null for share`.execute(tx);
  if (rows.length === 0 || most === undefined) return rows.length > 0;
  const beyond = await sql`
    select 1 from role_right where role_id = ${roleId} and right_code <> all(${most}::text[]) limit 1`.execute(
    tx,
  );
  return beyond.rows.length === 0;
};

/** Keeps an organisation from being deleted, and under its contract, until the transaction ends; null when it is gone. */
export const holdOrganisation = async (
  tx: Transaction<Schema>,
  organisationId: number,
): Promise<{ readonly contractId: number } | null> => {
  const { rows } = await sql<{ contract_id: number }>`
    select contract_id from organisation
    where organisation_id = ${organisationId} and deleted_at is null for share`.execute(tx);
  return rows[0] ? { contractId: rows[0].contract_id } : null;
};
