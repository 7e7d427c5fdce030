import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';

/** Keeps a role from being deleted until the transaction ends; false when it is gone already. */
export const holdRole = async (tx: Transaction<Schema>, roleId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from role where role_id = ${roleId} and deleted_at is null for share`.execute(tx);
  return rows.length > 0;
};

/** The same for an organisation. */
export const holdOrganisation = async (tx: Transaction<Schema>, organisationId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from organisation where organisation_id = ${organisationId} and deleted_at is null for share`.execute(
    tx,
  );
  return rows.length > 0;
};
