import type { Grants } from './plans.ts';

export const PACKAGE_CODES = ['A', 'B', 'C'] as const;
export type PackageCode = (typeof PACKAGE_CODES)[number];

export interface AddOnPackage {
  readonly code: PackageCode;
  /** The code in `authorities` while the package is active (specification, section 4). */
  readonly authority: string;
  readonly en: string;
  readonly cn: string;
  readonly grants: Grants;
}

/** Add-on packages of the specification, section 6. An amount adds to the amount of the plan. */
export const ADD_ON_PACKAGES: readonly AddOnPackage[] = [
  {
    code: 'A',
    authority: '10002',
    en: 'Package A',
    cn: '套餐A',
    grants: {
      'rating-verification': true,
      ownership: true,
      financials: true,
      'business-activities': true,
      monitoring: true,
      indices: true,
      'fresh-report-update': true,
      'update-report': 20,
    },
  },
  {
    code: 'B',
    authority: '10003',
    en: 'Package B',
    cn: '套餐B',
    grants: { valuation: true, forecast: true },
  },
  { code: 'C', authority: '10004', en: 'Package C', cn: '套餐C', grants: { 'industry-analysis': true } },
];
