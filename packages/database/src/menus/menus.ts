import type { Selectable } from 'kysely';
import type { Database } from '../connection/index.ts';
import type { MenuTables } from './tables.ts';

export type MenuRow = Selectable<MenuTables['menu']>;
export type MenuDraft = Omit<MenuRow, 'menu_id'>;

/** Every menu entry, in the order it is shown. */
export const listMenus = ({ kysely }: Database): Promise<MenuRow[]> =>
  kysely.selectFrom('menu').selectAll().orderBy('sort').orderBy('menu_id').execute();

/** Creates a menu entry and answers its id. */
export const createMenu = async ({ kysely }: Database, draft: MenuDraft): Promise<number> => {
  const { menu_id } = await kysely
    .insertInto('menu')
    .values(draft)
    .returning('menu_id')
    .executeTakeFirstOrThrow();
  return menu_id;
};

/** Changes a menu entry; false when it does not exist. */
export const updateMenu = async (
  { kysely }: Database,
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
export const deleteMenu = async ({ kysely }: Database, menuId: number): Promise<boolean> => {
  const { numDeletedRows } = await kysely.deleteFrom('menu').where('menu_id', '=', menuId).executeTakeFirst();
  return numDeletedRows > 0n;
};
