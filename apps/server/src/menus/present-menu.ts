import type { MenuEntry } from '@mingjian/contract/menus';
import type { MenuRow } from '@mingjian/database/menus';

const presentEntry = (row: MenuRow, rows: readonly MenuRow[]): MenuEntry => ({
  id: row.menu_id,
  parentId: row.parent_id,
  path: row.path,
  title: row.title_en,
  titleCn: row.title_cn,
  icon: row.icon ?? '',
  authority: row.authority,
  sort: row.sort,
  children: presentMenus(rows, row.menu_id),
});

/** Rows -> tree, from a parent down. Children of an entry that is not among the rows are left out with it. */
export const presentMenus = (rows: readonly MenuRow[], parentId: number | null = null): MenuEntry[] =>
  rows.filter((row) => row.parent_id === parentId).map((row) => presentEntry(row, rows));
