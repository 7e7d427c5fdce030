import { stripLegalForm } from '../search/index.ts';

/** Spellings of one form. 集团 and 控股 are part of it: 华安集团有限公司 is another company than 华安有限公司. */
const SAME_FORMS: readonly (readonly [RegExp, string])[] = [
  [/有限责任(总)?公司/, '有限公司'],
  [/有限总公司/, '有限公司'],
  [/总公司/, '公司'],
];

/** How a folded head-office name ends, in one spelling: `集团有限公司`, `股份有限公司`, empty when it has no form. */
export const findLegalForm = (head: string): string => {
  const form = head.slice(stripLegalForm(head).length);
  return SAME_FORMS.reduce((text, [spelling, one]) => text.replace(spelling, one), form);
};

const COMPANY = '公司';

/** `公司` alone is what people write for any company form. */
export const isShortForm = (form: string): boolean => form === '' || form === COMPANY;
