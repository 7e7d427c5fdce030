import { FIGURE_FIELDS } from '../financials/index.ts';
import type { Payload } from '../records/index.ts';
import { BEHAVIOUR_DIMENSIONS, BEHAVIOUR_KINDS } from './behaviour/index.ts';
import { FACT_DIMENSIONS } from './find-overrides.ts';
import { REGISTRY_DIMENSIONS } from './registry/index.ts';

/** Dictionary fields that the rules look at besides the dates and amounts of the kinds of behaviour. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  bankruptcy: [
    'bankruptcy_stage',
    'bankruptcy_case_type',
    'bankruptcy_accepted_on',
    'bankruptcy_published_on',
    'bankruptcy_outcome',
  ],
  deregistration_liquidation: ['liquidation_event_date', 'liquidation_status'],
  dishonest_debtor: ['dishonest_removed_on', 'dishonest_is_historical'],
  enforcement: ['enforcement_status', 'enforcement_is_historical', 'unperformed_ratio'],
  consumption_restriction: ['restriction_type', 'restriction_lifted_on', 'restriction_is_historical'],
  serious_violation_blacklist: [
    'blacklist_type',
    'blacklist_remove_date',
    'blacklist_term_end',
    'blacklist_is_current',
  ],
  abnormal_operation: ['abnormal_remove_date', 'abnormal_is_current', 'abnormal_is_historical'],
  tax_negative: ['tax_negative_type', 'tax_negative_status', 'arrears_balance'],
  asset_freeze_auction: [
    'freeze_record_type',
    'freeze_target_company',
    'freeze_status',
    'freeze_released_on',
    'freeze_to',
  ],
  basic_registration: ['registration_status', 'revocation_date'],
  judgment: ['judgment_cause', 'company_role'],
  case_filing: ['filing_cause', 'filing_plaintiffs', 'filing_defendants'],
  administrative_penalty: ['penalty_domain', 'penalty_source', 'penalty_severity'],
  equity_pledge: ['pledgee', 'pledgor'],
  chattel_mortgage: ['mortgagee', 'mortgagor'],
  change_record: ['change_category', 'change_date', 'capital_change_amount', 'capital_change_pct'],
  annual_report: ['report_year'],
  tax_credit: ['tax_credit_year', 'tax_credit_grade'],
  external_guarantee: ['debtor', 'guarantee_start', 'guarantee_published_on', 'guaranteed_amount'],
};

const fieldsOf = (dimension: string): readonly string[] => [
  ...new Set([
    ...(FIELDS[dimension] ?? []),
    ...BEHAVIOUR_KINDS.filter((kind) => kind.dimension === dimension).flatMap(({ amounts, dates }) => [
      ...amounts,
      ...dates,
    ]),
  ]),
];

/** By dimension the payload fields that can decide a rating. */
export const RATING_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set([...Object.keys(FIELDS), ...FACT_DIMENSIONS, ...BEHAVIOUR_DIMENSIONS])].map((dimension) => [
    dimension,
    fieldsOf(dimension),
  ]),
);

/** A payload cut down to what can decide a rating, in the order of the table above. */
export const pickRatingFields = (dimension: string, payload: Payload): Payload => {
  const picked: Record<string, Payload[string]> = {};
  for (const field of RATING_FIELDS.get(dimension) ?? []) {
    const value = payload[field];
    if (value !== undefined) picked[field] = value;
  }
  return picked;
};

/** Dimensions whose records weigh for a time only: older ones need not be read. */
export const RECENT_DIMENSIONS: readonly string[] = [...BEHAVIOUR_DIMENSIONS, ...REGISTRY_DIMENSIONS].filter(
  (dimension) => !FACT_DIMENSIONS.includes(dimension),
);

/** Statement items that a rating can ask for. */
export const STATEMENT_FIELDS: readonly string[] = [...new Set([...FIGURE_FIELDS, 'paid_in_capital'])];
