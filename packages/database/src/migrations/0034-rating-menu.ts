import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The screen of a company's rating with its reasons, between what the company is and what it does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into menu (parent_id, path, title_en, title_cn, icon, authority, sort) values
      (null, '/system/credit/rating', 'Rating', '信用评级', 'SafetyCertificateOutlined', 'rating.view', 42)`.execute(
    db,
  );
};
