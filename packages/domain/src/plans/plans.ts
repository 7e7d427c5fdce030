import type { FeatureCode } from './features.ts';
import { FEATURE_CODES } from './features.ts';

export const PLAN_CODES = ['test', 'basic', 'standard', 'premium', 'diy'] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

/** `true`/`false`: open or closed; a number: the amount of a term; `null`: as much as is wanted. */
export type Grant = boolean | number | null;
/** A feature that is not named is closed. */
export type Grants = Readonly<Partial<Record<FeatureCode, Grant>>>;

export interface Plan {
  readonly code: PlanCode;
  readonly en: string;
  readonly cn: string;
  readonly grants: Grants;
}

/** One row of the default matrix: the grants of Test, Basic, Standard, Premium, DIY. */
type Row = readonly [Grant, Grant, Grant, Grant, Grant];

/**
 * The default matrix. The specification does not show one: the choice is ours (README.md of this folder),
 * and the administrator changes the stored rows.
 */
export const PLAN_MATRIX: Readonly<Record<FeatureCode, Row>> = {
  search: [true, true, true, true, true],
  overview: [true, true, true, true, true],
  ownership: [true, false, true, true, true],
  financials: [true, false, true, true, true],
  'business-activities': [true, true, true, true, true],
  valuation: [false, false, false, true, true],
  forecast: [false, false, false, true, true],
  indices: [false, false, true, true, true],
  'rating-verification': [true, false, true, true, true],
  monitoring: [false, false, true, true, true],
  'industry-analysis': [false, false, false, true, true],
  'industry-verification': [false, false, false, true, true],
  'total-data-export': [0, 500, 5_000, 50_000, null],
  'daily-export-limit': [0, 50, 200, 1_000, 2_000],
  'fresh-report-update': [false, false, true, true, true],
  'online-report': [20, 500, 5_000, 50_000, null],
  'update-report': [0, 0, 20, 200, 1_000],
  import: [false, false, true, true, true],
  'maximum-sub-accounts': [1, 2, 10, 50, 500],
};

const grantsAt = (column: 0 | 1 | 2 | 3 | 4): Grants => {
  const grants: Partial<Record<FeatureCode, Grant>> = {};
  for (const code of FEATURE_CODES) grants[code] = PLAN_MATRIX[code][column];
  return grants;
};

/** The five plans of the specification, section 6, with their default grants. */
export const PLANS: readonly Plan[] = [
  { code: 'test', en: 'Test', cn: '试用版', grants: grantsAt(0) },
  { code: 'basic', en: 'Basic', cn: '基础版', grants: grantsAt(1) },
  { code: 'standard', en: 'Standard', cn: '标准版', grants: grantsAt(2) },
  { code: 'premium', en: 'Premium', cn: '高级版', grants: grantsAt(3) },
  { code: 'diy', en: 'DIY', cn: '定制版', grants: grantsAt(4) },
];
