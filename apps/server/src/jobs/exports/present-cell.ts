import { ABSENCE_LABELS, presentCompanyType, presentEnum, presentPosition } from '@mingjian/domain/companies';
import type { AbsenceReason } from '@mingjian/domain/companies';
import { minuteInChina } from '@mingjian/domain/calendar';
import { findField, isNumericType } from '@mingjian/domain/dictionary';
import type { FieldType } from '@mingjian/domain/dictionary';
import type { Payload, PayloadValue } from '@mingjian/domain/records';
import type { Cell } from '../../workbooks/index.ts';
import { EXPORT_WORDS } from './words.ts';

export type Language = 'en' | 'cn';

/** A number of table programs is exact to so many digits; a longer one stays a text. */
const EXACT_DIGITS = 15;

const countDigits = (text: string): number => text.replace(/^[-0.]*/, '').replaceAll(/\D/g, '').length;

export const presentNumber = (text: string): Cell =>
  countDigits(text) <= EXACT_DIGITS && Number.isFinite(Number(text)) ? Number(text) : text;

export const presentDay = (day: string | null): Cell => (day === null ? null : { day: day.slice(0, 10) });

const presentText = (field: string, type: FieldType, text: string, language: Language): Cell => {
  if (isNumericType(type)) return presentNumber(text);
  if (type === 'date') return presentDay(text);
  if (type === 'datetime') return minuteInChina(text);
  if (type === 'enum') return presentEnum(field, text)[language];
  if (field === 'company_type') return presentCompanyType(text)?.[language] ?? text;
  if (field === 'position_title') return presentPosition(text)?.[language] ?? text;
  return text;
};

const presentItem = (field: string, item: PayloadValue, language: Language): string =>
  typeof item === 'string' ? presentEnum(field, item)[language] : JSON.stringify(item);

/** One value of a record as a cell: a number or a day where it is one, else words. */
export const presentValue = (field: string, payload: Payload, language: Language): Cell => {
  const value = payload[field];
  if (value === undefined) return ABSENCE_LABELS.not_covered[language];
  if (value === null) return ABSENCE_LABELS.not_disclosed[language];
  if (typeof value === 'boolean') return EXPORT_WORDS[value ? 'yes' : 'no'][language];
  if (typeof value === 'number') return value;
  if (typeof value === 'string')
    return presentText(field, findField(field)?.type ?? 'string', value, language);
  if (Array.isArray(value))
    return value.map((item) => presentItem(field, item, language)).join(EXPORT_WORDS.separator[language]);
  return JSON.stringify(value);
};

export const presentAbsence = (reason: AbsenceReason, language: Language): string =>
  ABSENCE_LABELS[reason][language];
