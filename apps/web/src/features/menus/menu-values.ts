import type { MenuEntry } from '@mingjian/contract/menus';
import type { Language } from '@mingjian/contract/wire';

const FIRST_SORT = '100';
const INDENT = '\u2003';

/** The fields of the form as texts. */
export const toMenuValues = (entry: MenuEntry | null, parentId: number | null) => ({
  title: entry?.title ?? '',
  titleCn: entry?.titleCn ?? '',
  path: entry?.path ?? '/',
  parentId: parentId === null ? '' : String(parentId),
  authority: entry?.authority ?? '',
  icon: entry?.icon ?? '',
  sort: entry ? String(entry.sort) : FIRST_SORT,
});

export type MenuValues = { readonly [Name in keyof ReturnType<typeof toMenuValues>]: string };

/** The texts as the call takes them; without a Chinese title the English one stands for both. */
export const toMenuInput = (values: MenuValues, entry: MenuEntry | null) => ({
  title: values.title,
  path: values.path,
  icon: values.icon || null,
  authority: values.authority || null,
  parentId: values.parentId ? Number(values.parentId) : null,
  // Number('') would be 0.
  sort: values.sort.trim() === '' ? Number.NaN : Number(values.sort),
  ...(values.titleCn.trim() ? { titleCn: values.titleCn } : {}),
  ...(entry ? { id: entry.id } : {}),
});

/** Where an entry may stand: anywhere but under itself. */
export const listParentOptions = (
  entries: readonly MenuEntry[],
  lang: Language,
  without: number | undefined,
  level = 0,
): readonly (readonly [string, string])[] =>
  entries
    .filter(({ id }) => id !== without)
    .flatMap((entry) => [
      [String(entry.id), `${INDENT.repeat(level)}${lang === 'cn' ? entry.titleCn : entry.title}`] as const,
      ...listParentOptions(entry.children, lang, without, level + 1),
    ]);
