import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The screen of who stands behind a company and whom it trades with, after its rating. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into menu (parent_id, path, title_en, title_cn, icon, authority, sort) values
      (null, '/system/credit/shareholder', 'Shareholder and business chain', '股东与业务链穿透',
        'ApartmentOutlined', 'ownership.view', 44)`.execute(db);
};
