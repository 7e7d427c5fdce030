import { BASE_PATH } from '@mingjian/contract/wire';
import type { Endpoint } from '@mingjian/contract/wire';
import type { Random } from '../search/random.ts';
import type { DrawBadFile } from './bad-files.ts';
import type { DrawBadToken } from './bad-tokens.ts';
import { ALWAYS_REFUSED, VALUE_FAULTS, shortenForQuery, toFormValue } from './bad-values.ts';
import type { ValueFault } from './bad-values.ts';
import { breakBody } from './break-body.ts';

export type Input = Readonly<Record<string, unknown>> | FormData;

/** One call with an input that works, who may make it and who may not. */
export interface Subject {
  readonly endpoint: Endpoint;
  readonly input: Input;
  /** Of an account that reaches the input's check. */
  readonly token: string;
  /** Of accounts that the table of access refuses this input. */
  readonly strangers: readonly string[];
}

export interface BadRequest {
  readonly kind: string;
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | Buffer<ArrayBuffer>;
  /** False: it may find nothing and say so as a success. */
  readonly isSurelyRefused: boolean;
}

export interface Drawers {
  readonly random: Random;
  readonly drawToken: DrawBadToken;
  readonly drawFile: DrawBadFile;
}

const UNKNOWN_ID = 9_007_199_254_740_990;
const VALUE_KINDS = Object.keys(VALUE_FAULTS) as readonly ValueFault[];
const OTHER_KINDS = [
  'bad token',
  'not theirs',
  'unknown id',
  'broken body',
  'bad file',
  'long header',
] as const;
export const BAD_KINDS: readonly string[] = [...VALUE_KINDS, ...OTHER_KINDS];

const entriesOf = (input: Input): readonly (readonly [string, unknown])[] =>
  input instanceof FormData ? [...input.entries()] : Object.entries(input);

const toQuery = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([name, value]) => [name, shortenForQuery(toFormValue(value))] as const);

/** The request as it leaves, with these fields. */
const send = (
  { endpoint, input, token }: Subject,
  entries: readonly (readonly [string, unknown])[],
): Pick<BadRequest, 'url' | 'headers' | 'body'> => {
  const url = BASE_PATH + endpoint.path;
  if (endpoint.method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of toQuery(entries))
      for (const one of [value].flat()) query.append(name, one.toWellFormed());
    return { url: `${url}?${query}`, headers: { token } };
  }
  if (input instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of entries)
      if (value instanceof File) form.append(name, value);
      else for (const one of [toFormValue(value)].flat()) form.append(name, one);
    return { url, headers: { token }, body: form };
  }
  return {
    url,
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(entries)),
  };
};

/** A name that stands once in a query is no list. */
const unwrap = (value: string | readonly string[]) =>
  typeof value !== 'string' && value.length === 1 ? value[0] : value;

/** What the endpoint's own schema is given of these fields. */
const asReceived = (
  { endpoint, input }: Subject,
  entries: readonly (readonly [string, unknown])[],
): unknown => {
  if (endpoint.method === 'GET')
    return Object.fromEntries(toQuery(entries).map(([name, value]) => [name, unwrap(value)]));
  if (!(input instanceof FormData)) return Object.fromEntries(entries);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value instanceof File ? value : [toFormValue(value)].flat().at(-1),
    ]),
  );
};

const withValue = (input: Input, name: string, value: unknown) => [
  ...entriesOf(input).filter(([other]) => other !== name),
  [name, value] as const,
];

const makeValueFault = async (
  subject: Subject,
  kind: ValueFault,
  random: Random,
): Promise<BadRequest | null> => {
  const { endpoint, input } = subject;
  const name = random.pick([...entriesOf(input).map(([key]) => key), 'page', 'keyword']);
  const entries = withValue(input, name, VALUE_FAULTS[kind](random));
  const parsed = await endpoint.input.safeParseAsync(asReceived(subject, entries));
  // A query carries no half of a pair and no depth; a form no depth.
  const isCarried = endpoint.method === 'POST' && !(input instanceof FormData);
  const isAlways = ALWAYS_REFUSED.has(kind) && (isCarried || kind === 'NUL');
  if (parsed.success && !isAlways) return null;
  return { ...send(subject, entries), kind, endpoint, isSurelyRefused: true };
};

const makeUnknownId = (subject: Subject): BadRequest | null => {
  const isId = (name: string) => /(^id|Id)$/.test(name);
  const entries = entriesOf(subject.input);
  if (!entries.some(([name]) => isId(name))) return null;
  const changed = entries.map(([name, value]) => [name, isId(name) ? UNKNOWN_ID : value] as const);
  return {
    ...send(subject, changed),
    kind: 'unknown id',
    endpoint: subject.endpoint,
    isSurelyRefused: false,
  };
};

const makeBadFile = (subject: Subject, { random, drawFile }: Drawers): BadRequest | null => {
  if (!(subject.input instanceof FormData) || !subject.endpoint.maxFileBytes) return null;
  const { name, bytes } = drawFile(random);
  const entries = withValue(subject.input, 'file', new File([bytes], name));
  return { ...send(subject, entries), kind: 'bad file', endpoint: subject.endpoint, isSurelyRefused: true };
};

const makeTokenFault = (subject: Subject, kind: string, token: string | null): BadRequest => {
  const { headers, ...rest } = send(subject, entriesOf(subject.input));
  const { token: _, ...others } = headers;
  const own = token === null ? others : { ...others, token };
  return { ...rest, headers: own, kind, endpoint: subject.endpoint, isSurelyRefused: true };
};

const LONG = 40_000;

const makeOther = (subject: Subject, kind: string, drawers: Drawers): BadRequest | null => {
  const { random, drawToken } = drawers;
  const { endpoint, strangers } = subject;
  if (kind === 'unknown id') return makeUnknownId(subject);
  if (kind === 'bad file') return makeBadFile(subject, drawers);
  if (kind === 'broken body') return breakBody(subject, random);
  if (endpoint.right === null) return null;
  if (kind === 'bad token') return makeTokenFault(subject, kind, drawToken(random));
  if (kind === 'not theirs')
    return strangers.length > 0 ? makeTokenFault(subject, kind, random.pick(strangers)) : null;
  const long = makeTokenFault(subject, kind, null);
  return {
    ...long,
    headers: { ...long.headers, [random.pick(['lang', 'token', 'background'])]: 'x'.repeat(LONG) },
  };
};

const MOST_TRIES = 200;

/** A request of this kind, or of another that can be made of this call. */
export const makeBadRequest = async (
  subject: Subject,
  first: string,
  drawers: Drawers,
): Promise<BadRequest> => {
  let kind = first;
  for (let step = 0; step < MOST_TRIES; step += 1) {
    const made = Object.hasOwn(VALUE_FAULTS, kind)
      ? await makeValueFault(subject, kind as ValueFault, drawers.random)
      : makeOther(subject, kind, drawers);
    if (made) return made;
    kind = drawers.random.pick(BAD_KINDS);
  }
  throw new Error(`no bad request can be made of ${subject.endpoint.path}`);
};
