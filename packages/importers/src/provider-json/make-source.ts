import type { FieldsByLabel } from '@mingjian/domain/source-text';
import { makeRefusal } from '../shared/index.ts';
import type { ImportSource } from '../shared/index.ts';
import { JSON_FORMAT } from './json-format.ts';
import { makeCompanyMapper } from './map-company.ts';
import type { Json } from './read-path.ts';
import type { ProviderTable } from './table.ts';
import { findRefusalOfProvider, listCompanies } from './unwrap.ts';

/** Place in an entry -> the fields that are read from it, by dimension: the table turned round. */
const listFieldsByPlace = ({ basic, lists }: ProviderTable): FieldsByLabel => {
  const byDimension: Record<string, Record<string, string[]>> = {};
  for (const { dimension, fields } of [...basic, ...lists]) {
    const places = (byDimension[dimension] ??= {});
    for (const [field, rule] of Object.entries(fields))
      for (const place of (typeof rule === 'string' ? rule : rule.from)
        .split('|')
        .map((part) => part.trim())) {
        if (place.startsWith('^')) continue;
        const known = (places[place] ??= []);
        if (!known.includes(field)) known.push(field);
      }
  }
  return byDimension;
};

/** The importer of a provider: its table and nothing else. */
export const makeProviderSource = (table: ProviderTable): ImportSource => ({
  sourceId: table.sourceId,
  // The answers about one company may stand in several objects.
  isOneRowPerCompany: false,
  requiredColumns: [],
  format: JSON_FORMAT,
  makeReading: ({ marks }) => ({ kind: 'objects', marks, fields: listFieldsByPlace(table) }),
  makeMapper: () => {
    const mapCompany = makeCompanyMapper(table);
    return ({ row, cells }) => {
      const object = row - 1;
      const value = JSON.parse(cells[0] ?? '') as Json;
      const refused = findRefusalOfProvider(value);
      const companies = refused === undefined ? listCompanies(value) : [];
      if (companies.length === 0) {
        const reason = refused === undefined ? 'no-company' : 'provider-refused';
        return { company: null, refusals: [makeRefusal(object, 'row', '$', refused ?? '', reason)] };
      }
      const mapped = companies.map(({ company, path }) => mapCompany(company, path, object));
      const [first, ...others] = mapped.flatMap(({ company }) => company ?? []);
      return {
        company: first ?? null,
        others,
        refusals: mapped.flatMap(({ refusals }) => refusals),
        leftOut: mapped.flatMap(({ leftOut }) => leftOut),
      };
    };
  },
});
