import { isNothing, isObject, listFirstKeys } from './read-path.ts';
import type { JsonObject } from './read-path.ts';
import type { ListTable } from './table.ts';

/** Keys of an entry that the tables of its list know. */
export const listKnownKeys = (tables: readonly ListTable[], aside: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...aside,
    ...tables.flatMap((table) => [
      ...(table.aside ?? []),
      ...(table.each === undefined
        ? Object.values(table.fields).flatMap((rule) =>
            listFirstKeys(typeof rule === 'string' ? rule : rule.from),
          )
        : listFirstKeys(table.each)),
      ...(table.party?.personId === undefined ? [] : listFirstKeys(table.party.personId)),
    ]),
  ]);

/** What an entry says and no table reads, as places. Objects of a known name are not looked into. */
export const listLeftOut = (entry: JsonObject, known: ReadonlySet<string>, name: string): readonly string[] =>
  Object.entries(entry)
    .filter(([key, value]) => !known.has(key) && !isNothing(value))
    .map(([key, value]) => `${name}${key}${Array.isArray(value) ? '[]' : isObject(value) ? '{}' : ''}`);
