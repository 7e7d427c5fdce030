import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Search rows that are no longer current answer a list as known on an earlier day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index company_search_closed on company_search using gin (tokens) where known_to is not null`.execute(
    db,
  );
  await sql`
    create index company_search_closed_code on company_search (credit_code) where known_to is not null`.execute(
    db,
  );
};
