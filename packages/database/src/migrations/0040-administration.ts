import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the administration of roles and organisations needs: versions to save against, and rows that outlive deletion. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['role', 'organisation']) {
    // Counts changes, so that of two people who edit the same the second is told.
    await sql.raw(`alter table ${table} add column version integer not null default 1`).execute(db);
    // Deleted accounts and the log go on naming it.
    await sql.raw(`alter table ${table} add column deleted_at timestamptz`).execute(db);
  }
  await sql`create index account_role on account (role_id) where deleted_at is null`.execute(db);
  await sql`create index role_organisation on role (organisation_id)`.execute(db);
  await sql`create index organisation_parent on organisation (parent_id)`.execute(db);
  await sql`create index organisation_contract on organisation (contract_id)`.execute(db);
};
