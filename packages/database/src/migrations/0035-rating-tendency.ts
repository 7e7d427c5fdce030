import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The default rate of the company's size, which its rating is compared with where it strains linked companies. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table rating add column central_tendency numeric(9, 6)`.execute(db);
};
