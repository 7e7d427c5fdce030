import type { delMenu, editMenu } from '@mingjian/contract/menus';
import { changeMenus, createMenu, deleteMenu, listMenus, updateMenu } from '@mingjian/database/menus';
import type { MenuDraft, MenuRow, MenuStore } from '@mingjian/database/menus';
import { findRight } from '@mingjian/domain/permissions';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';

type EditMenu = Call<typeof editMenu>;

/** Walks up from an entry; true when it is, or stands under, the entry `menuId`. */
const isUnder = (menuId: number, entryId: number | null, rows: readonly MenuRow[]): boolean => {
  const seen = new Set<number>();
  for (let id = entryId; id !== null && !seen.has(id);) {
    if (id === menuId) return true;
    seen.add(id);
    const at = id;
    id = rows.find((row) => row.menu_id === at)?.parent_id ?? null;
  }
  return false;
};

const requireNode = ({ input }: EditMenu, rows: readonly MenuRow[]): void => {
  const parentId = input.parentId ?? null;
  const hasParent = parentId === null || rows.some((row) => row.menu_id === parentId);
  const isOwnChild = input.id !== undefined && isUnder(input.id, parentId, rows);
  const hasRight = input.authority === null || findRight(input.authority) !== undefined;
  if (!hasParent || isOwnChild || !hasRight) throw new ApplicationFailure('node-not-authorized');
};

/** The way to this administration: without it nobody could bring anything back. */
const NEEDED = { path: '/manage/menu', authority: 'menu.manage' } as const;

const requireStays = (row: MenuRow | undefined, after: Pick<MenuRow, 'path' | 'authority'> | null): void => {
  if (row?.path !== NEEDED.path) return;
  if (after?.path !== NEEDED.path || after.authority !== NEEDED.authority)
    throw new ApplicationFailure('menu-is-needed');
};

/** Creates a menu entry (no id) or changes one. */
export const createOrUpdateMenu = (call: EditMenu): Promise<{ id: number }> =>
  changeMenus(call.db, (store) => storeMenu(call, store));

const storeMenu = async (call: EditMenu, store: MenuStore): Promise<{ id: number }> => {
  const { input } = call;
  const rows = await listMenus(store);
  requireNode(call, rows);
  const draft: MenuDraft = {
    parent_id: input.parentId ?? null,
    path: input.path,
    title_en: input.title,
    title_cn: input.titleCn ?? input.title,
    icon: input.icon ?? null,
    authority: input.authority,
    sort: input.sort,
  };
  if (input.id === undefined) return { id: await createMenu(store, draft) };
  requireStays(
    rows.find((row) => row.menu_id === input.id),
    draft,
  );
  if (!(await updateMenu(store, input.id, draft))) throw new ApplicationFailure('menu-does-not-exist');
  return { id: input.id };
};

/** Deletes a menu entry without children. */
export const removeMenu = ({ db, input }: Call<typeof delMenu>): Promise<null> =>
  changeMenus(db, async (store) => {
    const rows = await listMenus(store);
    if (rows.some((row) => row.parent_id === input.id)) throw new ApplicationFailure('menu-has-children');
    requireStays(
      rows.find((row) => row.menu_id === input.id),
      null,
    );
    if (!(await deleteMenu(store, input.id))) throw new ApplicationFailure('menu-does-not-exist');
    return null;
  });
