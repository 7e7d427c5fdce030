import { describe, expect, it } from 'vitest';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import { QCC_TABLE } from '../qcc/index.ts';
import { TYC_TABLE } from '../tyc/index.ts';
import { normaliseName } from './list-names.ts';
import type { ListTable } from './table.ts';

const PROVIDERS = [
  ['Qichacha', QCC_TABLE],
  ['Tianyancha', TYC_TABLE],
] as const;

const fieldsOf = (table: ListTable): readonly string[] => [
  ...Object.keys(table.fields),
  ...Object.keys(table.fixed ?? {}),
  ...table.key.map((field) => field.replace('hash:', '')),
  ...Object.values(table.dates ?? {}),
  ...(table.party ? [table.party.field, table.party.name] : []),
];

describe.each(PROVIDERS)('the table of %s', (_, provider) => {
  const tables = [...provider.basic, ...provider.lists];

  it('names only fields of the dimension that it fills, and no computed dimension', () => {
    for (const table of tables) {
      expect(findDimension(table.dimension)?.kind, table.dimension).not.toBe('computed');
      for (const field of fieldsOf(table))
        expect([field, findField(field)?.dimension]).toEqual([field, table.dimension]);
    }
  });

  it('reads every key and every date that it uses', () => {
    for (const { key, dates, fields, fixed, names } of tables)
      for (const field of [...key.map((name) => name.replace('hash:', '')), ...Object.values(dates ?? {})])
        expect(
          Object.hasOwn(fields, field) || Object.hasOwn(fixed ?? {}, field),
          `${names[0]} ${field}`,
        ).toBe(true);
  });

  it('gives no name to two lists, unless one list fills both', () => {
    const owners = new Map<string, string>();
    for (const table of provider.lists)
      for (const name of new Set(table.names.map(normaliseName))) {
        const owner = normaliseName(table.names[0] ?? '');
        expect(owners.get(name) ?? owner, name).toBe(owner);
        owners.set(name, owner);
      }
  });
});
