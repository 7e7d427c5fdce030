import { findDimension } from '@mingjian/domain/dictionary';
import type { ListTable } from './table.ts';

const SUFFIX = /(?:getlist|getinfo|getdetails?|check|list|items?|info|s)$/;

/** `ShixinCheck/GetList`, `ShixinCheckGetList`, `shixin/2.0`, `shixin` are one name. */
export const normaliseName = (name: string): string => {
  let text = name
    .toLowerCase()
    .replace(/\/\d+\.\d+$/, '')
    .replaceAll(/[^a-z\d\p{Script=Han}]/gu, '');
  while (SUFFIX.test(text) && text.replace(SUFFIX, '').length > 2) text = text.replace(SUFFIX, '');
  return text;
};

/** The tables by the name of a list: one list can fill several dimensions. */
export const indexByName = (tables: readonly ListTable[]): ReadonlyMap<string, readonly ListTable[]> => {
  const byName = new Map<string, ListTable[]>();
  const add = (name: string, table: ListTable, isPlain: boolean) => {
    const key = normaliseName(name);
    const known = byName.get(key);
    if (!known) byName.set(key, [table]);
    else if (!isPlain && !known.includes(table)) known.push(table);
  };
  for (const table of tables) for (const name of table.names) add(name, table, false);
  // Then the dimension itself in words, for bundles that somebody put together: the first table of it.
  for (const table of tables) {
    if (table.each !== undefined) continue;
    add(table.dimension, table, true);
    add(findDimension(table.dimension)?.zh ?? table.dimension, table, true);
  }
  return byName;
};
