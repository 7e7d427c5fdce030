import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Sections count their records from this index alone and page through them in its order, however many there are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index record_section on record
      (company_id, dimension, coalesce(event_date, published_on, '-infinity'::date), record_id)
      include (known_from, known_to, valid_from, valid_to, status, confidence)`.execute(db);
  await sql`drop index record_dimension`.execute(db);
};
