/** One line of the menu list; `path` is a route, `authority` the right that opens it. */
export interface MenuEntry {
  readonly path: string;
  readonly title: string;
  readonly titleCn?: string | null;
  readonly icon: string;
  readonly authority: string | null;
  readonly children: readonly MenuEntry[];
}

/** Every entry of a menu tree, parents first. */
export const flattenMenus = (menus: readonly MenuEntry[]): readonly MenuEntry[] =>
  menus.flatMap((entry) => [entry, ...flattenMenus(entry.children)]);

/** The authority keys that a menu list opens. */
export const authorityKeysOf = (menus: readonly MenuEntry[]): ReadonlySet<string> =>
  new Set(flattenMenus(menus).flatMap((entry) => (entry.authority ? [entry.authority] : [])));
