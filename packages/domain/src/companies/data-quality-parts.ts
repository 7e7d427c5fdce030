/** A thing that a complete file would hold: a field of a dimension, or the dimension as such (`field` null). */
export interface ExpectedItem {
  readonly dimension: string;
  readonly field: string | null;
}

export type QualityPartKey = 'registration' | 'people' | 'statements' | 'negative';

export interface QualityPartRule {
  readonly key: QualityPartKey;
  /** Share of the whole, the four add up to 100. Ours: accounts weigh most, because the rating rests on them. */
  readonly weight: number;
  /** Months after which a confirmed value counts half. 18 for statements as in the confidence grade of the rating. */
  readonly halfLifeMonths: number;
  readonly expected: readonly ExpectedItem[];
}

const fields = (dimension: string, names: readonly string[]): readonly ExpectedItem[] =>
  names.map((field) => ({ dimension, field }));
const dimension = (key: string): ExpectedItem => ({ dimension: key, field: null });

export const QUALITY_PARTS: readonly QualityPartRule[] = [
  {
    key: 'registration',
    weight: 30,
    halfLifeMonths: 24,
    expected: [
      ...fields('basic_registration', [
        'company_name',
        'legal_representative',
        'registration_status',
        'establishment_date',
        'registered_capital',
        'paid_in_capital_registered',
        'company_type',
        'ownership_nature',
        'business_scope',
        'registered_address',
        'insured_employees',
      ]),
      ...fields('identifiers_names', ['unified_social_credit_code']),
      ...fields('contact_address', ['area_code', 'postal_code']),
      ...fields('industry_classification', ['industry_division_code']),
    ],
  },
  {
    key: 'people',
    weight: 20,
    halfLifeMonths: 24,
    expected: [dimension('shareholder'), dimension('key_personnel'), dimension('change_record')],
  },
  {
    key: 'statements',
    weight: 35,
    halfLifeMonths: 18,
    expected: [
      ...fields('balance_sheet', [
        'total_current_assets',
        'total_assets',
        'total_current_liabilities',
        'total_liabilities',
        'retained_earnings',
        'total_equity',
      ]),
      ...fields('income_statement', [
        'operating_revenue',
        'operating_profit',
        'interest_expense',
        'net_profit',
      ]),
      ...fields('cash_flow_statement', ['net_operating_cash_flow', 'capital_expenditure']),
    ],
  },
  {
    key: 'negative',
    weight: 15,
    halfLifeMonths: 12,
    expected: [
      dimension('dishonest_debtor'),
      dimension('enforcement'),
      dimension('judgment'),
      dimension('bankruptcy'),
      dimension('administrative_penalty'),
      dimension('abnormal_operation'),
      dimension('tax_negative'),
    ],
  },
];
