import { isList, isObject } from './read-path.ts';
import type { Json, JsonObject } from './read-path.ts';

/** What an answer of a provider comes in: QCC `{Status, Result}` and `{VerifyResult, Data}`, TYC `{error_code, result}`. */
const ENVELOPES: readonly (readonly [mark: string, content: string])[] = [
  ['Result', 'Result'],
  ['VerifyResult', 'Data'],
  ['error_code', 'result'],
  ['items', 'items'],
  ['Data', 'Data'],
  ['result', 'result'],
];
const SIGNS: ReadonlySet<string> = new Set([
  'Status',
  'Message',
  'OrderNumber',
  'Paging',
  'Result',
  'VerifyResult',
  'Data',
  'error_code',
  'reason',
  'result',
  'items',
  'total',
  'gid',
]);

export interface Unwrapped {
  readonly value: Json;
  /** Keys on the way to the value, for its place in the file. */
  readonly path: string;
}

/** The content of an answer without what it came in; anything else as it is. */
export const unwrap = (value: Json, path = ''): Unwrapped => {
  if (!isObject(value)) return { value, path };
  const keys = Object.keys(value);
  const found = ENVELOPES.find(([mark]) => Object.hasOwn(value, mark));
  if (!found || !keys.every((key) => SIGNS.has(key))) return { value, path };
  const inner = value[found[1]];
  // `VerifyResult: 0` without data, `result: null`: the provider looked and found nothing.
  return inner === undefined || inner === null ? { value: [], path } : unwrap(inner, `${path}.${found[1]}`);
};

/** What went wrong in the words of the provider, when the answer is no answer. */
export const findRefusalOfProvider = (value: Json): string | undefined => {
  if (!isObject(value)) return undefined;
  const { Status, Message, error_code: code, reason } = value;
  if (typeof Status === 'string' && 'Result' in value && !/^20[01]$/.test(Status))
    return `${Status} ${typeof Message === 'string' ? Message : ''}`.trim();
  // 300000: the provider has nothing about it.
  if (typeof code === 'number' && 'result' in value && code !== 0 && code !== 300_000)
    return `${code} ${typeof reason === 'string' ? reason : ''}`.trim();
  return undefined;
};

/** How many entries the provider has, where its answer says so; a page may hold fewer. */
export const findTotal = (value: Json): number | undefined => {
  if (!isObject(value)) return undefined;
  const { Paging, Result, result, total } = value;
  const said = isObject(Paging) ? Paging['TotalRecords'] : total;
  if (typeof said === 'number') return said;
  return isObject(result) ? findTotal(result) : isObject(Result) ? findTotal(Result) : undefined;
};

/** The companies of one object of a file: the object itself, or the list that its envelope holds. */
export const listCompanies = (
  value: Json,
): readonly { readonly path: string; readonly company: JsonObject }[] => {
  const { value: inner, path } = unwrap(value);
  const entries = isList(inner)
    ? inner.map((entry, at) => [`${path}[${at}]`, entry] as const)
    : [[path, inner] as const];
  return entries.flatMap(([place, entry]) => (isObject(entry) ? [{ path: place, company: entry }] : []));
};

/** The entries of a list, wherever it is wrapped; one object is a list of one. */
export const listEntries = (
  value: Json,
  path: string,
): readonly { readonly path: string; readonly entry: JsonObject }[] => {
  const { value: inner, path: innerPath } = unwrap(value, path);
  // A list of lists is one list: Tianyancha groups what ended on one day.
  if (isList(inner))
    return inner.flatMap((entry, at) => {
      const place = `${innerPath}[${at}]`;
      return isObject(entry) ? [{ path: place, entry }] : listEntries(entry, place);
    });
  return isObject(inner) ? [{ path: innerPath, entry: inner }] : listTexts(inner, innerPath);
};

/** Names that stand as texts, one or several in a text, are entries with `text`. */
const listTexts = (value: Json, path: string) =>
  typeof value === 'string'
    ? value
        .split(/[;；,，\t]/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ path, entry: { text } }))
    : [];
