import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../connection/index.ts';
import type { MenuTables } from './tables.ts';

export type MenuRow = Selectable<MenuTables['menu']>;
export type MenuDraft = Omit<MenuRow, 'menu_id'>;

/** Where the entries are read and changed: the database, or a change of it that is under way. */
export type MenuStore = Pick<Database, 'kysely'>;

/** Changes of the tree take turns: each looks at what the one before left, and a ring or an orphan cannot come about. */
export const changeMenus = <T>({ kysely }: Database, work: (store: MenuStore) => Promise<T>): Promise<T> =>
  kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('menus', 0))`.execute(tx);
    return work({ kysely: tx });
  });

/** Every menu entry, in the order it is shown. */
export const listMenus = ({ kysely }: MenuStore): Promise<MenuRow[]> =>
  kysely.selectFrom('menu').selectAll().orderBy('sort').orderBy('menu_id').execute();

/** Creates a menu entry and answers its id. */
export const createMenu = async ({ kysely }: MenuStore, draft: MenuDraft): Promise<number> => {
  const { menu_id } = await kysely
    .insertInto('menu')
    .values(draft)
    .returning('menu_id')
    .executeTakeFirstOrThrow();
  return menu_id;
};

/** Changes a menu entry; false when it does not exist. */
export const updateMenu = async (
  { kysely }: MenuStore,
  menuId: number,
  draft: MenuDraft,
): Promise<boolean> => {
  const { numUpdatedRows } = await kysely
    .updateTable('menu')
    .set(draft)
    .where('menu_id', '=', menuId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Deletes a menu entry; false when it does not exist. One with children is SQLSTATE 23503. */
export const deleteMenu = async ({ kysely }: MenuStore, menuId: number): Promise<boolean> => {
  const { numDeletedRows } = await kysely.deleteFrom('menu').where('menu_id', '=', menuId).executeTakeFirst();
  return numDeletedRows > 0n;
};
