import type { Words } from '../words.ts';
import { FINANCE_LABELS } from './finance.ts';
import { JUDICIAL_LABELS } from './judicial.ts';
import { REGISTRATION_LABELS } from './registration.ts';
import type { EnumLabels } from './types.ts';

const LABELS: EnumLabels = { ...REGISTRATION_LABELS, ...FINANCE_LABELS, ...JUDICIAL_LABELS };

const find = (key: string): Words | undefined => {
  const label = Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  return label && { en: label[0], cn: label[1] };
};

/** The words of an enum value of a dictionary field; undefined when the value is no word of ours (a grade, a code). */
export const findEnumLabel = (field: string, value: string): Words | undefined =>
  find(`${field}.${value}`) ?? find(value);

/** The words of an enum value; a value without words (a grade, a code of a source) is shown as it is. */
export const presentEnum = (field: string, value: string): Words =>
  findEnumLabel(field, value) ?? { en: value, cn: value };
