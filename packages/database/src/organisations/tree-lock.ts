import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';

/** Changes of the tree take turns: two moves at once could make a ring of which no end is left. */
export const lockTree = async (tx: Transaction<Schema>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('organisation tree', 0))`.execute(tx);
};
