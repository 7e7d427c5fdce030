import { isExportedField } from '@mingjian/domain/exports';

const KEY = 'exportFields';

/** Offered before anybody chose: what most lists of companies hold. */
const USUAL: readonly string[] = [
  'company_name',
  'unified_social_credit_code',
  'registration_status',
  'company_type',
  'legal_representative',
  'registered_capital',
  'establishment_date',
  'registered_address',
  'industry_section',
  'shareholder_name',
  'holding_pct',
].filter(isExportedField);

/** The fields of the last export of this browser. */
export const loadFields = (): ReadonlySet<string> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const known = Array.isArray(stored)
      ? stored.filter((name): name is string => typeof name === 'string' && isExportedField(name))
      : [];
    return new Set(known.length > 0 ? known : USUAL);
  } catch {
    return new Set(USUAL);
  }
};

export const storeFields = (fields: ReadonlySet<string>): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...fields]));
  } catch {
    // Storage is full or forbidden: the next dialog offers the usual fields.
  }
};
