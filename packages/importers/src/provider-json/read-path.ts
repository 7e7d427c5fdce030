/** A value of JSON as it was parsed. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const hasKey = (value: JsonObject, key: string): boolean => Object.hasOwn(value, key);

/** The values at a place; nothing where a key is missing. `[]` takes all entries of a list. */
const readSteps = (value: Json | undefined, steps: readonly string[]): readonly Json[] => {
  const [step, ...rest] = steps;
  if (value === undefined) return [];
  if (step === undefined) return [value];
  const key = step.replace(/\[\]$/, '');
  if (!isObject(value) || !hasKey(value, key)) return [];
  const found = value[key];
  if (!step.endsWith('[]')) return readSteps(found, rest);
  return isList(found) ? found.flatMap((entry) => readSteps(entry, rest)) : readSteps(found, rest);
};

export interface Entry {
  readonly value: JsonObject;
  /** The entry around a list inside of an entry. */
  readonly around: JsonObject | null;
}

export interface Found {
  readonly path: string;
  readonly values: readonly Json[];
}

/** The first of the places (`a.b | c`) that the entry has; undefined when it has none of them. */
export const findAt = ({ value, around }: Entry, from: string): Found | undefined => {
  for (const path of from.split('|').map((part) => part.trim())) {
    const steps = path.split('.');
    const values = steps[0] === '^' ? readSteps(around ?? {}, steps.slice(1)) : readSteps(value, steps);
    if (values.length > 0) return { path, values };
  }
  return undefined;
};

/** The keys of an entry that a rule reads. */
export const listFirstKeys = (from: string): readonly string[] =>
  from
    .split('|')
    .map((part) => part.trim().split('.')[0] ?? '')
    .filter((key) => key !== '^')
    .map((key) => key.replace(/\[\]$/, ''));

const NOTHING = /^(?:[-—–\s]*|n\/?a|null|none|无|暂无|未公开|未公示|不公示|企业选择不公示|选择不公示|未知)$/i;

/** A value as a text: a text as it stands, anything else as JSON writes it. */
export const toJsonText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Whether a provider writes nothing with it. */
export const isNothing = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && NOTHING.test(value.trim())) ||
  (isList(value) && value.every(isNothing)) ||
  (isObject(value) && Object.values(value).every(isNothing));
