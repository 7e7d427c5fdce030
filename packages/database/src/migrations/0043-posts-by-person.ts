import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** In which companies a person has a post: asked from the person's side when a relation is looked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index record_person on record ((payload ->> 'person_id'))
      where dimension = 'key_personnel'`.execute(db);
};
