import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What this installation knows about itself, and which workers live. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table installation (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table worker_heartbeat (
      worker_id text primary key,
      seen_at timestamptz not null
    )`.execute(db);
};
