import type { IsoDate, Payload, PayloadValue, RecordStatus } from '../records/index.ts';
import { isLiveStatus } from '../records/index.ts';

/** What ends a negative record: a date that has come, a flag, or a value of an enum. */
export type ClosingRule =
  | { readonly field: string; readonly when: 'date-reached' }
  | { readonly field: string; readonly when: 'is'; readonly values: readonly (string | boolean)[] };

export interface NegativeDimension {
  readonly dimension: string;
  readonly group: 'enforcement' | 'litigation' | 'insolvency' | 'regulatory' | 'tax';
  readonly closedBy: readonly ClosingRule[];
  /** Field that tells the side of the company; only `adverse` values (or no value) speak against it. */
  readonly role?: { readonly field: string; readonly adverse: readonly string[] };
  /** Lists of parties, where a source names them instead of a role. */
  readonly parties?: { readonly claimants: string; readonly defendants: string };
  /** Records with this value are no negative records at all (a red list is praise). */
  readonly except?: { readonly field: string; readonly values: readonly string[] };
}

const reached = (field: string): ClosingRule => ({ field, when: 'date-reached' });
const is = (field: string, ...values: readonly (string | boolean)[]): ClosingRule => ({
  field,
  when: 'is',
  values,
});

const DEFENDING = ['defendant', 'respondent', 'appellee'];

/**
 * The dimensions that speak against a company and what closes a record of each, by the dictionary's own fields.
 * Order: gravest first; it is the order of the screen. A hearing closes when it was held; a court announcement
 * and a judgment have no field that ends them, so they close by their status alone.
 */
export const NEGATIVE_DIMENSIONS: readonly NegativeDimension[] = [
  {
    dimension: 'dishonest_debtor',
    group: 'enforcement',
    closedBy: [reached('dishonest_removed_on'), is('dishonest_is_historical', true)],
  },
  {
    dimension: 'enforcement',
    group: 'enforcement',
    // `terminated` (终本) means unpaid for want of assets: the debt is still owed, so it stays open.
    closedBy: [is('enforcement_status', 'closed', 'removed'), is('enforcement_is_historical', true)],
  },
  {
    dimension: 'consumption_restriction',
    group: 'enforcement',
    closedBy: [reached('restriction_lifted_on'), is('restriction_is_historical', true)],
  },
  {
    dimension: 'asset_freeze_auction',
    group: 'enforcement',
    closedBy: [
      is('freeze_record_type', 'release', 'invalid'),
      is('freeze_status', 'released', 'invalid'),
      reached('freeze_released_on'),
      reached('freeze_to'),
      is('auction_result', 'sold', 'withdrawn'),
    ],
  },
  {
    dimension: 'bankruptcy',
    group: 'insolvency',
    closedBy: [
      is('bankruptcy_stage', 'terminated', 'rejected'),
      is('bankruptcy_outcome', 'liquidated', 'reorganised', 'settled', 'dismissed'),
    ],
  },
  {
    dimension: 'deregistration_liquidation',
    group: 'insolvency',
    closedBy: [is('liquidation_status', 'terminated', 'completed')],
  },
  {
    dimension: 'serious_violation_blacklist',
    group: 'regulatory',
    closedBy: [
      is('blacklist_is_current', false),
      reached('blacklist_remove_date'),
      reached('blacklist_term_end'),
    ],
    except: { field: 'blacklist_type', values: ['red_list'] },
  },
  {
    dimension: 'abnormal_operation',
    group: 'regulatory',
    closedBy: [
      is('abnormal_is_current', false),
      is('abnormal_is_historical', true),
      reached('abnormal_remove_date'),
    ],
  },
  {
    dimension: 'administrative_penalty',
    group: 'regulatory',
    closedBy: [
      is('penalty_is_repaired', true),
      is('penalty_is_historical', true),
      reached('penalty_repaired_on'),
      reached('penalty_publicity_end'),
    ],
  },
  {
    dimension: 'tax_negative',
    group: 'tax',
    closedBy: [is('tax_negative_status', 'removed', 'historical'), reached('abnormal_released_on')],
  },
  {
    dimension: 'judgment',
    group: 'litigation',
    closedBy: [is('judgment_is_historical', true), is('judgment_result_for_company', 'win', 'withdrawn')],
    role: { field: 'company_role', adverse: DEFENDING },
  },
  {
    dimension: 'case_filing',
    group: 'litigation',
    closedBy: [is('filing_status', 'closed', 'withdrawn'), reached('filing_closed_on')],
    parties: { claimants: 'filing_plaintiffs', defendants: 'filing_defendants' },
  },
  {
    dimension: 'hearing_notice',
    group: 'litigation',
    closedBy: [is('hearing_is_past', true), reached('hearing_date')],
    role: { field: 'hearing_company_role', adverse: DEFENDING },
  },
  {
    dimension: 'court_announcement',
    group: 'litigation',
    closedBy: [],
    role: { field: 'announcement_company_role', adverse: DEFENDING },
  },
];

const byDimension = new Map(NEGATIVE_DIMENSIONS.map((entry) => [entry.dimension, entry]));

export const findNegativeDimension = (dimension: string): NegativeDimension | undefined =>
  byDimension.get(dimension);

/** Every payload field that the rules read: a query needs these and no others. */
export const NEGATIVE_RULE_FIELDS: readonly string[] = [
  ...new Set(
    NEGATIVE_DIMENSIONS.flatMap(({ closedBy, role, parties, except }) => [
      ...closedBy.map((rule) => rule.field),
      ...(role ? [role.field] : []),
      ...(parties ? [parties.claimants, parties.defendants] : []),
      ...(except ? [except.field] : []),
    ]),
  ),
];

export interface NegativeRecord {
  readonly dimension: string;
  readonly status: RecordStatus;
  readonly validTo: IsoDate | null;
  readonly payload: Payload;
}

const includes = (values: readonly (string | boolean)[], value: PayloadValue | undefined) =>
  (typeof value === 'string' || typeof value === 'boolean') && values.includes(value);

const closes = (rule: ClosingRule, payload: Payload, on: IsoDate): boolean => {
  const value = payload[rule.field];
  if (rule.when === 'is') return includes(rule.values, value);
  // A datetime is compared by its day; the day itself counts as reached only when it is over.
  return typeof value === 'string' && value.slice(0, 10) < on;
};

const names = (value: PayloadValue | undefined, company: string): boolean =>
  Array.isArray(value) && value.includes(company);

/** Does the company stand on the claiming side of this record? */
const isClaimant = ({ role, parties }: NegativeDimension, payload: Payload, company: string): boolean => {
  const side = role && payload[role.field];
  if (role && typeof side === 'string') return !role.adverse.includes(side);
  if (!parties) return false;
  return names(payload[parties.claimants], company) && !names(payload[parties.defendants], company);
};

/**
 * The state of a record about the company of this (Chinese) name on a day.
 * `open`: held against the company on the day. `closed`: lifted, served, repaired or withdrawn.
 * `not-adverse`: on file, but on the company's own side (plaintiff) or praise. Null: not a negative dimension.
 */
export const findNegativeState = (
  record: NegativeRecord,
  company: string,
  on: IsoDate,
): 'open' | 'closed' | 'not-adverse' | null => {
  const rules = byDimension.get(record.dimension);
  if (!rules) return null;
  const { except, closedBy } = rules;
  if (except && includes(except.values, record.payload[except.field])) return 'not-adverse';
  if (isClaimant(rules, record.payload, company)) return 'not-adverse';
  if (!isLiveStatus(record.status) && record.status !== 'disputed') return 'closed';
  if (record.validTo !== null && record.validTo < on) return 'closed';
  return closedBy.some((rule) => closes(rule, record.payload, on)) ? 'closed' : 'open';
};
