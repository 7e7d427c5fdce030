import { isExportedField } from '@mingjian/domain/exports';

const KEY = 'exportFields';

/** Offered before anybody chose: what most lists of companies hold; names, code and status stand in every file. */
const USUAL: readonly string[] = [
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
