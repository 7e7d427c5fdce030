import {
  readAge,
  readCapital,
  readPaidUp,
  readLegalForm,
  readEmployees,
  readChanges,
  readReduction,
  readAnnualReport,
  readTaxpayer,
  readFlag,
} from './readings.ts';
import type { Reading, RegistryInput } from './readings.ts';

/** An item of the register with what each of its bands adds to the log-odds of default over the central tendency. */
export interface RegistryItem {
  readonly code: string;
  /** Expert priors of the models specification, 1.8, to be fitted anew on own outcomes. */
  readonly bands: Readonly<Record<string, number>>;
  /** Null: not known. */
  readonly read: (input: RegistryInput) => Reading | null;
}

/** By section of GB/T 4754: our ranking of how often firms fail, no published figure. */
const INDUSTRY_PRIORS: Readonly<Record<string, number>> = {
  A: 0.1,
  B: 0.1,
  C: 0,
  D: -0.4,
  E: 0.3,
  F: 0.3,
  G: 0,
  H: 0.4,
  I: 0,
  J: -0.2,
  K: 0.5,
  L: 0.1,
  M: -0.1,
  N: -0.2,
  O: 0.1,
  P: -0.3,
  Q: -0.3,
  R: 0.2,
  S: -0.5,
  T: 0,
};

export const REGISTRY_ITEMS: readonly RegistryItem[] = [
  {
    code: 'age',
    bands: { 'below-1': 0.7, '1-3': 0.45, '3-5': 0.15, '5-10': -0.1, '10-20': -0.4, 'above-20': -0.6 },
    read: readAge,
  },
  {
    code: 'registered-capital',
    bands: { 'below-100k': 0.4, '100k-1m': 0.2, '1m-10m': 0, '10m-50m': -0.25, 'above-50m': -0.45 },
    read: readCapital,
  },
  {
    code: 'paid-up-share',
    bands: { none: 0.35, 'below-20': 0.15, '20-80': 0, 'above-80': -0.2 },
    read: readPaidUp,
  },
  {
    code: 'legal-form',
    bands: { 'sole-proprietor': 0.3, limited: 0, shares: -0.3, state: -0.6, foreign: -0.2 },
    read: readLegalForm,
  },
  {
    code: 'insured-employees',
    bands: { none: 0.4, '1-9': 0.15, '10-99': -0.1, '100-999': -0.35, 'above-1000': -0.6 },
    read: readEmployees,
  },
  {
    code: 'legal-representative-changes',
    bands: { few: 0, many: 0.5 },
    read: readChanges('legal_rep'),
  },
  { code: 'address-changes', bands: { few: 0, many: 0.25 }, read: readChanges('address') },
  { code: 'capital-reduction', bands: { no: 0, yes: 0.4 }, read: readReduction },
  { code: 'annual-report', bands: { filed: 0, missing: 0.6 }, read: readAnnualReport },
  { code: 'high-tech', bands: { no: 0, yes: -0.3 }, read: readFlag('isHighTech') },
  { code: 'a-grade-taxpayer', bands: { no: 0, yes: -0.3 }, read: readTaxpayer },
  { code: 'listed', bands: { no: 0, yes: -0.4 }, read: readFlag('isListed') },
  {
    code: 'industry',
    bands: INDUSTRY_PRIORS,
    read: ({ registration: { industrySection: section } }) =>
      section !== null && section in INDUSTRY_PRIORS ? { band: section, value: null } : null,
  },
];

/** Dimensions whose records the items look at, besides the registration itself. */
export const REGISTRY_DIMENSIONS: readonly string[] = ['change_record', 'annual_report', 'tax_credit'];
