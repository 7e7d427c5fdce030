import { findDimension, findField } from '../dictionary/index.ts';
import type { DictionaryField } from '../dictionary/index.ts';
import { KEY_FIELDS } from './key-fields.ts';
import type { Payload, PayloadValue } from './record.ts';

const DECIMAL = /^-?\d+(\.\d+)?$/;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const isDecimal = (value: PayloadValue) => typeof value === 'string' && DECIMAL.test(value);
const isString = (value: PayloadValue) => typeof value === 'string';
const isDate = (value: PayloadValue) => typeof value === 'string' && DATE.test(value);

const CHECKS: Record<DictionaryField['type'], (value: PayloadValue) => boolean> = {
  string: isString,
  text: isString,
  code: isString,
  url: isString,
  enum: isString,
  date: isDate,
  datetime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  int: (value) => Number.isSafeInteger(value),
  decimal: isDecimal,
  money: isDecimal,
  percent: isDecimal,
  bool: (value) => typeof value === 'boolean',
  ref: (value) => Number.isSafeInteger(value) || isString(value),
  list: (value) => Array.isArray(value),
  json: () => true,
};

export interface PayloadFault {
  readonly field: string;
  readonly reason: 'unknown-dimension' | 'unknown-field' | 'wrong-type';
}

const allowedFields = new Map<string, ReadonlySet<string>>();

const fieldsOf = (dimension: string): ReadonlySet<string> | undefined => {
  const known = allowedFields.get(dimension);
  if (known) return known;
  const found = findDimension(dimension);
  if (!found) return undefined;
  const names = new Set([...found.fields.map(([name]) => name), ...(KEY_FIELDS[dimension] ?? [])]);
  allowedFields.set(dimension, names);
  return names;
};

/** Checks a payload against the dictionary: every field known to the dimension and of the dictionary's type; null is allowed. */
export const findPayloadFaults = (dimension: string, payload: Payload): readonly PayloadFault[] => {
  const names = fieldsOf(dimension);
  if (!names) return [{ field: dimension, reason: 'unknown-dimension' }];
  const faults: PayloadFault[] = [];
  for (const [name, value] of Object.entries(payload)) {
    const field = names.has(name) ? findField(name) : undefined;
    if (!field) faults.push({ field: name, reason: 'unknown-field' });
    else if (value !== null && !CHECKS[field.type](value)) faults.push({ field: name, reason: 'wrong-type' });
  }
  return faults;
};
