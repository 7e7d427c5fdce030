import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The screen of what a company does, owns, owes and is accused of. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into menu (parent_id, path, title_en, title_cn, icon, authority, sort) values
      (null, '/system/credit/business', 'Company business', '经营与风险', 'AuditOutlined', 'company.profile', 45)`.execute(
    db,
  );
};
