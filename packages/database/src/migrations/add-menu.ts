import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export interface MenuAddition {
  /** Path of the heading it stands under; made when it is not there. */
  readonly under: keyof typeof HEADINGS;
  readonly path: string;
  readonly en: string;
  readonly cn: string;
  /** A name of `apps/web/src/app/shell/menu-icon.tsx`. */
  readonly icon: string;
  /** The right that opens it; null: everybody who is signed in. */
  readonly authority: string | null;
  readonly sort: number;
}

/** The groups of the menu that stand behind the data. */
const HEADINGS = {
  '/system/user': { en: 'My account', cn: '用户中心', sort: 800 },
  '/manage': { en: 'System management', cn: '系统管理', sort: 900 },
  '/monitor': { en: 'System monitoring', cn: '系统监控', sort: 950 },
} as const;

/** Adds entries under a heading of the menu. Migrations call it: what it did once must stay what it does. */
export const addMenu = async (db: Kysely<unknown>, entries: readonly MenuAddition[]): Promise<void> => {
  for (const entry of entries) {
    const heading = HEADINGS[entry.under];
    await sql`
      insert into menu (parent_id, path, title_en, title_cn, icon, authority, sort)
      select null, ${entry.under}::text, ${heading.en}, ${heading.cn}, null, null, ${heading.sort}::integer
      where not exists (select 1 from menu where path = ${entry.under})`.execute(db);
    await sql`
      insert into menu (parent_id, path, title_en, title_cn, icon, authority, sort)
      select min(menu_id), ${entry.path}, ${entry.en}, ${entry.cn}, ${entry.icon}, ${entry.authority}, ${entry.sort}::integer
      from menu where path = ${entry.under}`.execute(db);
  }
};
