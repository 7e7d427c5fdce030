import { findEnumLabel } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';
import { JUDICIAL_HINTS } from './hints-judicial.ts';
import { REGISTRATION_HINTS } from './hints-registration.ts';

/** The field whose words another one uses. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  branch_status: 'registration_status',
  investee_status: 'registration_status',
  affiliation_status: 'registration_status',
  paid_method: 'subscribed_method',
  env_credit_previous: 'env_credit_grade',
};

const HINTS = { ...REGISTRATION_HINTS, ...JUDICIAL_HINTS };

/** `A,B,M` of the dictionary; a range such as `AAA..C` lists nothing. */
const listCodes = (field: string): readonly string[] => {
  const unit = findField(field)?.unit ?? '';
  return unit.includes('..') || unit.startsWith('as ') ? [] : unit.split(',').filter((code) => code !== '');
};

/** The code of the dictionary for a word of a register; undefined when nobody knows the word. */
export const findEnumCode = (field: string, word: string): string | undefined => {
  const named = SAME_WORDS[field] ?? field;
  const codes = listCodes(named);
  if (codes.length === 0 && !HINTS[named]) return word;
  if (codes.includes(word)) return word;
  const labelled = codes.find((code) => findEnumLabel(named, code)?.cn === word);
  return labelled ?? HINTS[named]?.find(([hint]) => hint.test(word))?.[1];
};
