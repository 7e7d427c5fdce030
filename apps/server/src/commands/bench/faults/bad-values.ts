import type { Random } from '../search/random.ts';

/** What is wrong with an input; each makes one value that does not fit. */
export const VALUE_FAULTS = {
  'wrong type': (random: Random) => random.pick([true, { a: 1 }, 'no number', '', -1.5, '2026-02-30']),
  'huge text': () => '名'.repeat(100_000),
  'deep nesting': () => nest(1_000),
  'control characters': (random: Random) =>
    `a${random.pick(['\u0001', '\u001b[31m', '\u0007', '\r\n', '\u202e'])}b`,
  'lone surrogate': (random: Random) => `x${random.pick(['\ud800', '\udfff'])}y`,
  NUL: () => 'x\0y',
  'number beyond safe': (random: Random) =>
    random.pick([2 ** 53, -(2 ** 63), 1e308, '99999999999999999999', 1e21]),
  'array for scalar': (random: Random) => [random.pick(['1', 1, null]), [[]], 2],
  'object for scalar': () => ({ toString: 'x', length: -1 }),
  SQL: (random: Random) =>
    random.pick(["1' or '1'='1", '1; drop table account', "') union select 1 --", '%_\\']),
} as const satisfies Readonly<Record<string, (random: Random) => unknown>>;

export type ValueFault = keyof typeof VALUE_FAULTS;

/** Refused in any text of any input, whatever the endpoint says of it. */
export const ALWAYS_REFUSED: ReadonlySet<string> = new Set(['deep nesting', 'lone surrogate', 'NUL']);

const nest = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const TOO_LONG_FOR_AN_ADDRESS = 4_000;

/** As a query or a form carries it; an array repeats its name. */
export const toFormValue = (value: unknown): string | readonly string[] => {
  if (Array.isArray(value)) return value.map((item) => String(item)).slice(0, 100);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
};

/** A query cannot be as long as a body. */
export const shortenForQuery = (value: string | readonly string[]): string | readonly string[] =>
  typeof value === 'string' ? value.slice(0, TOO_LONG_FOR_AN_ADDRESS) : value;
