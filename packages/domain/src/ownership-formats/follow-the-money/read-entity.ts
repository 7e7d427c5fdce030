import { parseCompanyCode } from '../../credit-code/index.ts';
import { TOLD_KINDS } from '../graph.ts';
import type { FormatPartyKind, PartyIdentifier } from '../graph.ts';
import {
  checkOrder,
  findDay,
  isDay,
  readFields,
  readList,
  readText,
  StatementError,
  toCountry,
} from '../read-fields.ts';
import type { JsonFields } from '../read-fields.ts';
import type { LinkStatement, PartyStatement, PostKind, ReadStatement } from '../statement.ts';
import { parsePercentage } from './read-percent.ts';
import { KEPT_KINDS, PARTY_SCHEMATA, parseVotes } from './schemata.ts';

const placeOf = (name: string): string => `$.properties.${name}`;

const listTexts = (properties: JsonFields, name: string): readonly string[] =>
  readList(properties[name], placeOf(name))
    .map((value) => readText(value, placeOf(name)))
    .filter((text, at, texts) => texts.indexOf(text) === at);

const findOne = (properties: JsonFields, name: string): string | null => {
  const [first, ...others] = listTexts(properties, name);
  if (others.length > 0) throw new StatementError(placeOf(name), properties[name], 'several-values');
  return first ?? null;
};

const readOne = (properties: JsonFields, name: string): string =>
  findOne(properties, name) ?? readText(undefined, placeOf(name));

/** Days may be known to the year or month alone: they begin with its first day. */
const findDate = (properties: JsonFields, name: string): string | null => {
  const texts = listTexts(properties, name).toSorted();
  const text = name === 'endDate' ? texts.at(-1) : texts[0];
  if (text === undefined) return null;
  const whole = /^\d{4}$/.test(text) ? `${text}-01-01` : /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
  return findDay(whole, placeOf(name));
};

const readCountry = (properties: JsonFields, names: readonly string[]): string | null => {
  const codes = names.flatMap((name) => listTexts(properties, name));
  return toCountry(codes[0] ?? null);
};

/** `idNumber` keeps the list beside the number, `GB-COH:07444723`; a bare number belongs to a register of the country. */
const readIdentifiers = (properties: JsonFields, country: string | null): PartyIdentifier[] => {
  const full = listTexts(properties, 'idNumber').flatMap((text) => {
    const at = text.indexOf(':');
    return at > 0 && at < text.length - 1 ? [{ scheme: text.slice(0, at), id: text.slice(at + 1) }] : [];
  });
  const bare = [...listTexts(properties, 'uscCode'), ...listTexts(properties, 'registrationNumber')]
    .filter((id, at, ids) => ids.indexOf(id) === at && !full.some((known) => known.id === id))
    .map((id) => ({
      scheme: parseCompanyCode(id).ok ? 'CN-SAIC' : `${country ?? 'XX'} registration number`,
      id,
    }));
  const leis = listTexts(properties, 'leiCode').map((id) => ({ scheme: 'XI-LEI', id }));
  return [...bare, ...leis, ...full];
};

const findKind = (schema: string, properties: JsonFields): FormatPartyKind => {
  const kept = listTexts(properties, 'classification');
  const kind = PARTY_SCHEMATA[schema] ?? 'other';
  if (kind === 'other') return TOLD_KINDS.find((known) => kept.includes(known)) ?? kind;
  return (kind === 'company' && KEPT_KINDS.find((known) => kept.includes(known))) || kind;
};

const readParty = (id: string, schema: string, properties: JsonFields): PartyStatement => {
  const kind = findKind(schema, properties);
  const isPerson = kind === 'person';
  const places = isPerson
    ? ['nationality', 'citizenship', 'country']
    : ['jurisdiction', 'country', 'mainCountry'];
  const country = readCountry(properties, places);
  const [name] = listTexts(properties, 'name');
  return {
    type: 'party',
    id,
    namespace: '',
    kind,
    name: name ?? readText(undefined, placeOf('name')),
    identifiers: isPerson ? [] : readIdentifiers(properties, country),
    country,
    statedOn: null,
    foundedOn: isPerson ? null : findDate(properties, 'incorporationDate'),
    address: isPerson ? null : (listTexts(properties, 'address')[0] ?? null),
  };
};

const readTime = (properties: JsonFields) => {
  const [from, to] = [findDate(properties, 'startDate'), findDate(properties, 'endDate')];
  checkOrder(from, to, placeOf('endDate'));
  return { from, to };
};

const readShare = (properties: JsonFields) => {
  const text = findOne(properties, 'percentage');
  if (text === null) return { percent: null, min: null, max: null };
  const share = parsePercentage(text);
  if (!share) throw new StatementError(placeOf('percentage'), text, 'percent-wrong');
  return share;
};

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** When the publisher last changed it, often a moment; what is no day says nothing of the link and refuses nothing. */
const findMention = (properties: JsonFields): string | null => {
  const days = listTexts(properties, 'modifiedAt').flatMap((text) => WHOLE_DAY.exec(text)?.[0] ?? []);
  const last = days.toSorted().at(-1);
  return last !== undefined && isDay(last) ? last : null;
};

const makeLink = (id: string, properties: JsonFields, ends: readonly [string, string]): LinkStatement => ({
  type: 'link',
  id,
  namespace: '',
  holderId: readOne(properties, ends[0]),
  ownedId: readOne(properties, ends[1]),
  statedOn: findMention(properties),
  isClosed: false,
  holdings: [],
  posts: [],
  source: listTexts(properties, 'publisher')[0] ?? null,
});

/** What is held through others follows from the entities between. */
const INDIRECT = /indirect|ultimate/i;

const readOwnership = (id: string, properties: JsonFields): ReadStatement => {
  const link = makeLink(id, properties, ['owner', 'asset']);
  const term = { ...readShare(properties), ...readTime(properties) };
  if (listTexts(properties, 'ownershipType').some((type) => INDIRECT.test(type)))
    return { ok: true, statement: link, leftOut: ['Ownership[indirect]'] };
  const [votes = null] = listTexts(properties, 'description').flatMap((text) => parseVotes(text) ?? []);
  return { ok: true, statement: { ...link, holdings: [{ ...term, votes }] }, leftOut: [] };
};

const findPost = (role: string): PostKind =>
  /董事长|chair/i.test(role) ? 'chair' : /董事|director|board/i.test(role) ? 'director' : 'manager';

const readDirectorship = (id: string, properties: JsonFields): ReadStatement => {
  const roles = listTexts(properties, 'role');
  const time = readTime(properties);
  const posts = (roles.length > 0 ? roles : ['董事']).map((role) => ({
    kind: findPost(role),
    role,
    ...time,
  }));
  const link = makeLink(id, properties, ['director', 'organization']);
  return { ok: true, statement: { ...link, posts }, leftOut: [] };
};

/** Reads one entity of FollowTheMoney: `{id, schema, properties: {name: [..]}}`. */
export const readFtmEntity = (value: unknown): ReadStatement => {
  try {
    const entity = readFields(value, '$');
    const schema = readText(entity['schema'], '$.schema');
    const isLink = schema === 'Ownership' || schema === 'Directorship';
    if (!isLink && !Object.hasOwn(PARTY_SCHEMATA, schema))
      throw new StatementError('$.schema', schema, 'schema-unknown');
    const id = readText(entity['id'], '$.id');
    const properties = readFields(entity['properties'], '$.properties');
    if (schema === 'Ownership') return readOwnership(id, properties);
    if (schema === 'Directorship') return readDirectorship(id, properties);
    return { ok: true, statement: readParty(id, schema, properties), leftOut: [] };
  } catch (error) {
    if (error instanceof StatementError) return { ok: false, fault: error.fault };
    throw error;
  }
};
