import type { Words } from './words.ts';

/** Longest first: the first that the text begins with is the legal form. */
const FORMS: readonly (readonly [cn: string, en: string])[] = [
  ['外商投资有限责任公司', 'Foreign-invested limited liability company'],
  ['港、澳、台投资有限责任公司', 'Hong Kong, Macao or Taiwan-invested limited liability company'],
  ['外商投资企业分公司', 'Branch of a foreign-invested enterprise'],
  ['外国(地区)企业常驻代表机构', 'Resident representative office of a foreign enterprise'],
  ['农民专业合作社', 'Farmers’ specialised co-operative'],
  ['有限责任公司分公司', 'Branch of a limited liability company'],
  ['股份有限公司分公司', 'Branch of a company limited by shares'],
  ['个人独资企业', 'Sole proprietorship enterprise'],
  ['普通合伙企业', 'General partnership'],
  ['有限合伙企业', 'Limited partnership'],
  ['合伙企业', 'Partnership'],
  ['全民所有制', 'Enterprise owned by the whole people'],
  ['集体所有制', 'Collectively owned enterprise'],
  ['集体分支机构', 'Branch of a collective enterprise'],
  ['股份合作制', 'Joint-stock co-operative enterprise'],
  ['有限责任公司', 'Limited liability company'],
  ['其他有限责任公司', 'Other limited liability company'],
  ['一人有限责任公司', 'One-person limited liability company'],
  ['其他股份有限公司', 'Other company limited by shares'],
  ['股份有限公司', 'Company limited by shares'],
  ['国有独资公司', 'Wholly state-owned company'],
  ['国有企业', 'State-owned enterprise'],
  ['个体工商户', 'Individual business'],
  ['个体户', 'Individual business'],
  ['联营', 'Joint operation'],
];

const QUALIFIERS: readonly (readonly [cn: string, en: string])[] = [
  ['自然人投资或控股的法人独资', 'sole corporate owner, invested or controlled by natural persons'],
  ['非自然人投资或控股的法人独资', 'sole corporate owner, not controlled by natural persons'],
  ['自然人投资或控股', 'invested or controlled by natural persons'],
  ['自然人独资', 'sole natural-person owner'],
  ['外商投资企业法人独资', 'sole owner a foreign-invested enterprise'],
  ['外商投资企业与内资合资', 'joint with a foreign-invested enterprise'],
  ['外商投资、未上市', 'foreign-invested, unlisted'],
  ['外国法人独资', 'sole foreign corporate owner'],
  ['外商独资', 'wholly foreign-owned'],
  ['外商合资', 'foreign joint venture'],
  ['外商投资', 'foreign-invested'],
  ['台港澳法人独资', 'sole Hong Kong, Macao or Taiwan corporate owner'],
  ['港澳台法人独资', 'sole Hong Kong, Macao or Taiwan corporate owner'],
  ['台港澳与境内合资', 'joint with Hong Kong, Macao or Taiwan'],
  ['中外合资', 'Sino-foreign joint venture'],
  ['中外合作', 'Sino-foreign co-operation'],
  ['法人独资', 'sole corporate owner'],
  ['国有独资', 'wholly state-owned'],
  ['国有控股', 'state-controlled'],
  ['非上市', 'unlisted'],
  ['未上市', 'unlisted'],
  ['上市', 'listed'],
];

const byLength = (rows: readonly (readonly [string, string])[]) =>
  [...rows].sort(([a], [b]) => b.length - a.length);
const FORMS_BY_LENGTH = byLength(FORMS);
const QUALIFIERS_BY_LENGTH = byLength(QUALIFIERS);

const translateQualifiers = (text: string): readonly string[] => {
  const words: string[] = [];
  let rest = text;
  while (rest !== '') {
    const found = QUALIFIERS_BY_LENGTH.find(([cn]) => rest.startsWith(cn));
    if (found) words.push(found[1]);
    rest = rest.slice(found ? found[0].length : 1);
  }
  return words;
};

/**
 * The English of a registered company type (企业类型) beside its Chinese original:
 * the legal form, then the qualifiers that are known. A form that is not known keeps the original in both languages.
 */
export const presentCompanyType = (original: string): Words => {
  const text = original.replaceAll('（', '(').replaceAll('）', ')').trim();
  const form = FORMS_BY_LENGTH.find(([cn]) => text.startsWith(cn));
  if (!form) return { en: original, cn: original };
  const qualifiers = translateQualifiers(text.slice(form[0].length));
  return { en: qualifiers.length === 0 ? form[1] : `${form[1]} (${qualifiers.join(', ')})`, cn: original };
};
