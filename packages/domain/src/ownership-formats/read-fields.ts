import type { IsoDate } from '../records/index.ts';
import type { FormatFaultCode } from './faults.ts';
import type { StatementFault } from './statement.ts';

export interface JsonFields {
  readonly [key: string]: unknown;
}

const MAX_SHOWN = 120;

const show = (value: unknown): string => {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** Thrown while one statement is read and caught where it began: never leaves the reader. */
export class StatementError extends Error {
  readonly fault: StatementFault;

  constructor(
    place: string,
    value: unknown,
    reason: FormatFaultCode,
    details?: Readonly<Record<string, string>>,
  ) {
    super(reason);
    this.fault = { place, value: show(value), reason, ...(details && { details }) };
  }
}

export const isFields = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readFields = (value: unknown, place: string): JsonFields => {
  if (isFields(value)) return value;
  throw new StatementError(place, value, value === undefined ? 'field-missing' : 'field-wrong');
};

/** An absent list is an empty one. */
export const readList = (value: unknown, place: string): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new StatementError(place, value, 'field-wrong');
};

/** Null where it is absent or empty. */
export const findText = (value: unknown, place: string): string | null => {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new StatementError(place, value, 'field-wrong');
  return value.trim() === '' ? null : value.trim();
};

export const readText = (value: unknown, place: string): string => {
  const text = findText(value, place);
  if (text === null) throw new StatementError(place, value, 'field-missing');
  return text;
};

export const readChoice = <T extends string>(value: unknown, place: string, choices: readonly T[]): T => {
  const text = readText(value, place);
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw new StatementError(place, value, 'field-wrong');
  return choice;
};

const DAY = /^\d{4}-\d{2}-\d{2}/;
const REST_OF_MOMENT = /^(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

/** The day of a date or a moment, in its own words; null where none is given. */
export const findDay = (value: unknown, place: string): IsoDate | null => {
  const text = findText(value, place);
  if (text === null) return null;
  const day = text.slice(0, 10);
  if (!DAY.test(text) || !isDay(day) || !REST_OF_MOMENT.test(text.slice(10)))
    throw new StatementError(place, value, 'field-wrong');
  return day;
};

/** Throws where a time ends before it begins. */
export const checkOrder = (from: IsoDate | null, to: IsoDate | null, place: string): void => {
  if (from !== null && to !== null && to < from) throw new StatementError(place, to, 'dates-reversed');
};

/** Two letters, upper case; what is longer is a part of a country. */
export const toCountry = (code: string | null): string | null =>
  code !== null && /^[a-z]{2}(-|$)/i.test(code) ? code.slice(0, 2).toUpperCase() : null;
