import { hash } from 'node:crypto';
import type { PartyDraft, Payload, PayloadValue, RecordDraft } from '@mingjian/domain/records';
import { parseCompanyCode } from '@mingjian/domain/credit-code';
import { makeRefusal } from '../shared/index.ts';
import type { Refusal } from '../shared/index.ts';
import { findAt, toJsonText } from './read-path.ts';
import type { Entry } from './read-path.ts';
import { readValue } from './read-value.ts';
import type { ListTable, PartyRule } from './table.ts';

/** Whose entries are read, and from where. */
export interface EntryContext {
  readonly sourceId: string;
  readonly companyName: string;
  readonly companyKey: string;
  /** Number of the object in the file. */
  readonly object: number;
}

export interface MappedEntry {
  readonly record: RecordDraft | null;
  readonly refusals: readonly Refusal[];
}

const MAX_KEY_LENGTH = 160;
const MAX_SHOWN = 120;

const toKeyText = (value: PayloadValue | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const digest = (text: string): string => hash('sha1', text, 'base64url').slice(0, 12);

/** Empty where none of the fields of the key has a value. */
const makeKey = (table: ListTable, payload: Payload): string => {
  if (table.key.length === 0) return 'company';
  const parts = table.key.map((field) => {
    const [name, digested] = field.startsWith('hash:') ? [field.slice(5), true] : [field, false];
    const text = toKeyText(payload[name]);
    return digested && text !== '' ? digest(text) : text;
  });
  if (parts.every((part) => part === '')) return '';
  const key = parts.join('|');
  return key.length > MAX_KEY_LENGTH ? digest(key) : key;
};

const textOf = (payload: Payload, field: string | undefined): string | null => {
  const value = field === undefined ? null : payload[field];
  return typeof value === 'string' ? value : null;
};

const kindOf = (rule: PartyRule, payload: Payload): PartyDraft['kind'] => {
  if (rule.kind) return rule.kind;
  const type = textOf(payload, rule.type);
  if (type === 'natural_person') return 'person';
  if (type === 'state' || type === 'foreign') return type;
  return type === 'enterprise' || textOf(payload, rule.code) !== null ? 'company' : 'other';
};

/** A person is told by the provider's id, else within this company; everybody else by the credit code, else by the name. */
const makeParty = (
  rule: PartyRule,
  payload: Payload,
  entry: Entry,
  context: EntryContext,
): PartyDraft | null => {
  const name = textOf(payload, rule.name);
  if (name === null || name === '') return null;
  const kind = kindOf(rule, payload);
  const code = parseCompanyCode(textOf(payload, rule.code) ?? '');
  if (code.ok) return { kind, name, keys: [{ scheme: code.scheme, value: code.code }] };
  if (kind !== 'person') return { kind, name, keys: [{ scheme: 'name', value: name }] };
  const [id] = (rule.personId === undefined ? undefined : findAt(entry, rule.personId))?.values ?? [];
  return {
    kind,
    name,
    keys: [
      id
        ? { scheme: 'person', value: `${context.sourceId}:${toJsonText(id)}` }
        : { scheme: 'name_in_company', value: `${context.companyKey}:${name}` },
    ],
  };
};

const readPayload = (table: ListTable, entry: Entry, path: string, context: EntryContext) => {
  const payload: Record<string, PayloadValue> = {};
  const refusals: Refusal[] = [];
  for (const [field, rule] of Object.entries(table.fields)) {
    const found = findAt(entry, typeof rule === 'string' ? rule : rule.from);
    if (!found) continue;
    const read = readValue(found.values, field, rule, context.companyName);
    if (!read.ok) {
      const shown = found.values.map(toJsonText).join('; ');
      refusals.push(
        makeRefusal(
          context.object,
          'value',
          `$${path}.${found.path}`,
          shown.slice(0, MAX_SHOWN),
          read.reason,
        ),
      );
    } else {
      for (const [name, value] of Object.entries(read.beside ?? {})) payload[name] ??= value;
      if (read.value !== undefined) payload[field] = read.value;
    }
  }
  return { payload, refusals };
};

/** Null for a day that is not stated; a moment counts by its day in its text. */
const dayOf = (payload: Payload, field: string | undefined): string | null =>
  textOf(payload, field)?.slice(0, 10) ?? null;

/** One entry of a list as a record; nothing where the entry says nothing of what makes it a record. */
export const mapEntry = (
  table: ListTable,
  entry: Entry,
  path: string,
  context: EntryContext,
): MappedEntry => {
  const { payload, refusals } = readPayload(table, entry, path, context);
  if (Object.values(payload).every((value) => value === null)) return { record: null, refusals };
  const full: Payload = { ...table.fixed, ...payload };
  const key = makeKey(table, full);
  const party = table.party ? makeParty(table.party, full, entry, context) : null;
  const { dates } = table;
  const record: RecordDraft = {
    dimension: table.dimension,
    naturalKey: key === '' ? digest(JSON.stringify(full)) : key,
    payload: full,
    locator: `object ${context.object} $${path}`,
    eventDate: dayOf(full, dates?.event),
    publishedOn: dayOf(full, dates?.published),
    validFrom: dayOf(full, dates?.validFrom),
    validTo: dayOf(full, dates?.validTo),
    ...(table.isHistorical ? { status: 'historical' as const } : {}),
    ...(party && table.party ? { refs: { [table.party.field]: party } } : {}),
  };
  return { record, refusals };
};
