import type { MenuEntry } from '@mingjian/contract/menus';

export type { MenuEntry } from '@mingjian/contract/menus';

/** Every entry of a menu tree, parents first. */
export const flattenMenus = (menus: readonly MenuEntry[]): readonly MenuEntry[] =>
  menus.flatMap((entry) => [entry, ...flattenMenus(entry.children)]);

/** The authority keys that a menu list opens. */
export const authorityKeysOf = (menus: readonly MenuEntry[]): ReadonlySet<string> =>
  new Set(flattenMenus(menus).flatMap((entry) => (entry.authority ? [entry.authority] : [])));
