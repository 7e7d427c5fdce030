import { parseCompanyCode } from '@mingjian/domain/credit-code';
import { readText } from '@mingjian/domain/records';
import type { CompanyBatch, CoverageDraft, PartyKey, RecordDraft } from '@mingjian/domain/records';
import { findOwnershipNature } from '../register/index.ts';
import { makeAreaFinder } from '../register/find-area.ts';
import { makeRefusal } from '../shared/index.ts';
import type { Refusal, RefusalReason } from '../shared/index.ts';
import { listKnownKeys, listLeftOut } from './left-out.ts';
import { indexByName, normaliseName } from './list-names.ts';
import { mapEntry } from './map-entry.ts';
import type { EntryContext } from './map-entry.ts';
import { joinRepeated } from './join-repeated.ts';
import type { ReadRecord } from './join-repeated.ts';
import { findAt, isObject } from './read-path.ts';
import type { Json, JsonObject } from './read-path.ts';
import type { ListTable, ProviderTable } from './table.ts';
import { findRefusalOfProvider, findTotal, listEntries, unwrap } from './unwrap.ts';

export interface MappedCompany {
  readonly company: CompanyBatch | null;
  readonly refusals: readonly Refusal[];
  /** Places that no table reads, one for each time. */
  readonly leftOut: readonly string[];
}

/** The parts of a bundle that tell of the company itself: the object, and what stands in it as basic information. */
const findBasics = (root: JsonObject, names: ReadonlySet<string>) => {
  const sections = Object.entries(root).flatMap(([key, value]) => {
    if (!names.has(normaliseName(key))) return [];
    const { value: inner, path } = unwrap(value, `.${key}`);
    return isObject(inner) ? [{ key, path, object: inner }] : [];
  });
  const merged: JsonObject = Object.assign({}, root, ...sections.map(({ object }) => object)) as JsonObject;
  const [only, ...others] = sections;
  return { sections, merged, path: only && others.length === 0 ? only.path : '' };
};

const textAt = (object: JsonObject, from: string): string | null => {
  const [value] = findAt({ value: object, around: null }, from)?.values ?? [];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

type FoundKey =
  | { readonly ok: true; readonly key: PartyKey }
  | { readonly ok: false; readonly reason: RefusalReason; readonly value: string };

const findKey = (basic: JsonObject, provider: ProviderTable): FoundKey => {
  const texts = [provider.creditCode, provider.registrationNumber]
    .map((place) => textAt(basic, place))
    .filter((text) => text !== null);
  const parsed = texts.map((text) => parseCompanyCode(text));
  const valid = parsed.find((code) => code.ok);
  if (valid) return { ok: true, key: { scheme: valid.scheme, value: valid.code } };
  const [first] = parsed;
  const reason = first && !first.ok ? (`code-${first.reason}` as const) : 'code-missing';
  return { ok: false, reason, value: texts[0] ?? '' };
};

const IDENTITY: ReadonlySet<string> = new Set([
  'company_name',
  'unified_social_credit_code',
  'registration_number',
]);

/** An answer about one list names its company and tells nothing else of it: that is no registration that replaces a full one. */
const keepIdentityApart = (record: RecordDraft): readonly RecordDraft[] => {
  const stated = Object.entries(record.payload).filter(([, value]) => value !== null);
  if (!stated.every(([field]) => IDENTITY.has(field))) return [record];
  return record.dimension === 'identifiers_names' ? [{ ...record, naturalKey: 'identity' }] : [];
};

/** What follows from the words of a record: the area of an address, the nature of a legal form. */
const complete = (record: RecordDraft, findArea: ReturnType<typeof makeAreaFinder>): RecordDraft => {
  const { dimension, payload } = record;
  if (dimension === 'contact_address') {
    const province = readText(payload, 'province');
    const place = readText(payload, 'district') ?? readText(payload, 'city');
    const area = province === null ? undefined : findArea(province, place, readText(payload, 'address_text'));
    return area
      ? {
          ...record,
          payload: {
            ...payload,
            ...(area.city ? { city: area.city } : {}),
            area_code: payload['area_code'] ?? area.areaCode,
          },
        }
      : record;
  }
  const type = dimension === 'basic_registration' ? readText(payload, 'company_type') : null;
  const nature = type === null ? null : findOwnershipNature(type);
  return nature === null ? record : { ...record, payload: { ...payload, ownership_nature: nature } };
};

interface ReadLists {
  readonly records: ReadRecord[];
  readonly refusals: Refusal[];
  readonly leftOut: string[];
  readonly empty: Set<string>;
}

/** Makes the function that maps one company of a provider, with all its lists. */
export const makeCompanyMapper = (provider: ProviderTable) => {
  const byName = indexByName(provider.lists);
  const basicNames = new Set(provider.basicNames.map(normaliseName));
  const basicKeys = listKnownKeys(provider.basic, provider.aside);
  const findArea = makeAreaFinder();
  const knownKeys = new Map<readonly ListTable[], ReadonlySet<string>>();
  const knownOf = (tables: readonly ListTable[]) => {
    const known = knownKeys.get(tables) ?? listKnownKeys(tables, provider.aside);
    knownKeys.set(tables, known);
    return known;
  };

  const readTable = (
    table: ListTable,
    entry: JsonObject,
    path: string,
    context: EntryContext,
    into: ReadLists,
  ) => {
    const inner =
      table.each === undefined ? [{ path, entry, around: null }] : listInner(table.each, entry, path);
    for (const { path: place, entry: value, around } of inner) {
      const mapped = mapEntry(table, { value, around }, place, context);
      if (mapped.record) into.records.push({ record: mapped.record, table });
      into.refusals.push(...mapped.refusals);
    }
  };

  const readList = (key: string, value: Json, path: string, context: EntryContext, into: ReadLists) => {
    const tables = byName.get(normaliseName(key));
    if (!tables) return false;
    const refused = findRefusalOfProvider(value);
    if (refused !== undefined) {
      into.refusals.push(
        makeRefusal(context.object, 'value', `$${path}.${key}`, refused, 'provider-refused'),
      );
      return true;
    }
    const entries = listEntries(value, `${path}.${key}`);
    const total = findTotal(value) ?? 0;
    if (total > entries.length) {
      const details = { total, found: entries.length };
      into.refusals.push(
        makeRefusal(context.object, 'value', `$${path}.${key}`, '', 'list-incomplete', details),
      );
    } else if (entries.length === 0)
      for (const table of tables) if (table.each === undefined) into.empty.add(table.dimension);
    for (const { path: place, entry } of entries) {
      for (const table of tables) readTable(table, entry, place, context, into);
      into.leftOut.push(...listLeftOut(entry, knownOf(tables), `${key}[].`));
    }
    return true;
  };

  return (root: JsonObject, path: string, object: number): MappedCompany => {
    const { sections, merged, path: basicPath } = findBasics(root, basicNames);
    const name = textAt(merged, provider.name);
    const key = findKey(merged, provider);
    const refuse = (place: string, value: string, reason: RefusalReason): MappedCompany => ({
      company: null,
      refusals: [makeRefusal(object, 'row', `$${path}.${place}`, value, reason)],
      leftOut: [],
    });
    if (!key.ok) return refuse(provider.creditCode, key.value, key.reason);
    if (name === null) return refuse(provider.name, '', 'name-missing');
    const context = { sourceId: provider.sourceId, companyName: name, companyKey: key.key.value, object };
    const into: ReadLists = { records: [], refusals: [], leftOut: [], empty: new Set() };
    for (const table of provider.basic) readTable(table, merged, path + basicPath, context, into);
    const sectionKeys = new Set(sections.map((section) => section.key));
    for (const part of [{ path: '', object: root }, ...sections])
      for (const [listName, value] of Object.entries(part.object)) {
        if (basicKeys.has(listName) || sectionKeys.has(listName)) continue;
        if (!readList(listName, value, path + part.path, context, into))
          into.leftOut.push(...listLeftOut({ [listName]: value }, basicKeys, ''));
      }
    const records = joinRepeated(into.records)
      .flatMap(keepIdentityApart)
      .map((record) => complete(record, findArea));
    const found = new Set(records.map(({ dimension }) => dimension));
    const coverage: CoverageDraft[] = [...into.empty]
      .filter((dimension) => !found.has(dimension))
      .map((dimension) => ({ dimension, state: 'none_found' }));
    const company: CompanyBatch = { party: { kind: 'company', name, keys: [key.key] }, records, coverage };
    return { company, refusals: into.refusals, leftOut: into.leftOut };
  };
};

/** The entries of a list inside of an entry, each with the entry around it. */
const listInner = (each: string, entry: JsonObject, path: string) => {
  const steps = each.split('.');
  let value: Json | undefined = entry;
  for (const step of steps) value = isObject(value) ? value[step] : undefined;
  return value === undefined
    ? []
    : listEntries(value, `${path}.${each}`).map((inner) => ({ ...inner, around: entry }));
};
