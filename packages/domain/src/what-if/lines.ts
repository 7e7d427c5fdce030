/** Where a statement line stands and what it adds to, by the Ministry of Finance's format (Caikuai [2019] 6). */
export interface StatementLine {
  readonly field: string;
  readonly part: StatementPart;
  /** The total that it belongs to. */
  readonly total: string;
  /** Whether it adds to its total or takes from it. */
  readonly sign: 1 | -1;
}

export const STATEMENT_PARTS = ['assets', 'liabilities', 'equity', 'income'] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

const lines = (
  part: StatementPart,
  total: string,
  sign: 1 | -1,
  fields: readonly string[],
): readonly StatementLine[] => fields.map((field) => ({ field, part, total, sign }));

/**
 * Every line and total of the accounts with the total it flows into. Sub-items that newer formats count within another
 * line (interest and dividends receivable, perpetual bonds, restricted money) are left as they are.
 */
export const STATEMENT_LINES: readonly StatementLine[] = [
  ...lines('income', 'total_operating_revenue', 1, ['operating_revenue']),
  ...lines('income', 'total_operating_cost', 1, [
    'operating_cost',
    'taxes_and_surcharges',
    'selling_expenses',
    'administrative_expenses',
    'rd_expenses',
    'finance_expenses',
  ]),
  ...lines('income', 'finance_expenses', 1, ['interest_expense']),
  ...lines('income', 'finance_expenses', -1, ['interest_income']),
  ...lines('income', 'operating_profit', 1, ['total_operating_revenue']),
  ...lines('income', 'operating_profit', -1, ['total_operating_cost']),
  ...lines('income', 'operating_profit', 1, [
    'other_income',
    'investment_income',
    'hedging_gains',
    'fair_value_gains',
    'credit_impairment_losses',
    'asset_impairment_losses',
    'asset_disposal_gains',
  ]),
  ...lines('income', 'total_profit', 1, ['operating_profit', 'non_operating_income']),
  ...lines('income', 'total_profit', -1, ['non_operating_expenses']),
  ...lines('income', 'net_profit', 1, ['total_profit']),
  ...lines('income', 'net_profit', -1, ['income_tax_expense']),
  ...lines('equity', 'retained_earnings', 1, ['net_profit']),
  ...lines('assets', 'total_current_assets', 1, [
    'cash_and_equivalents',
    'trading_financial_assets',
    'derivative_financial_assets',
    'notes_receivable',
    'accounts_receivable',
    'receivables_financing',
    'prepayments',
    'other_receivables',
    'inventories',
    'contract_assets',
    'assets_held_for_sale',
    'non_current_assets_due_1y',
    'other_current_assets',
  ]),
  ...lines('assets', 'total_non_current_assets', 1, [
    'debt_investments',
    'other_debt_investments',
    'long_term_receivables',
    'long_term_equity_investments',
    'other_equity_investments',
    'other_non_current_financial_assets',
    'investment_property',
    'fixed_assets',
    'construction_in_progress',
    'productive_biological_assets',
    'oil_and_gas_assets',
    'right_of_use_assets',
    'intangible_assets',
    'development_expenditure',
    'goodwill',
    'long_term_deferred_expenses',
    'deferred_tax_assets',
    'other_non_current_assets',
  ]),
  ...lines('assets', 'total_assets', 1, ['total_current_assets', 'total_non_current_assets']),
  ...lines('liabilities', 'total_current_liabilities', 1, [
    'short_term_borrowings',
    'trading_financial_liabilities',
    'derivative_financial_liabilities',
    'notes_payable',
    'accounts_payable',
    'advances_from_customers',
    'contract_liabilities',
    'employee_benefits_payable',
    'taxes_payable',
    'other_payables',
    'liabilities_held_for_sale',
    'non_current_liabilities_due_1y',
    'other_current_liabilities',
  ]),
  ...lines('liabilities', 'total_non_current_liabilities', 1, [
    'long_term_borrowings',
    'bonds_payable',
    'lease_liabilities',
    'long_term_payables',
    'long_term_employee_benefits',
    'provisions',
    'deferred_income',
    'deferred_tax_liabilities',
    'other_non_current_liabilities',
  ]),
  ...lines('liabilities', 'total_liabilities', 1, [
    'total_current_liabilities',
    'total_non_current_liabilities',
  ]),
  ...lines('equity', 'equity_attributable_to_parent', 1, [
    'paid_in_capital',
    'other_equity_instruments',
    'capital_reserve',
    'other_comprehensive_income',
    'special_reserve',
    'surplus_reserve',
    'general_risk_reserve',
    'retained_earnings',
  ]),
  ...lines('equity', 'equity_attributable_to_parent', -1, ['treasury_stock']),
  ...lines('equity', 'total_equity', 1, ['equity_attributable_to_parent', 'minority_interests']),
  ...lines('liabilities', 'total_liabilities_and_equity', 1, ['total_liabilities']),
  ...lines('equity', 'total_liabilities_and_equity', 1, ['total_equity']),
];

export const LINE_OF: ReadonlyMap<string, StatementLine> = new Map(
  STATEMENT_LINES.map((line) => [line.field, line]),
);

/** Figures beside the tree that say again what it holds: field -> what moves it, and which way. */
export const ECHOES: readonly (readonly [field: string, from: Readonly<Record<string, 1 | -1>>])[] = [
  ['main_business_revenue', { operating_revenue: 1 }],
  ['gross_profit', { operating_revenue: 1, operating_cost: -1 }],
  ['net_profit_continuing', { net_profit: 1 }],
  ['net_profit_parent', { net_profit: 1 }],
  ['total_comprehensive_income', { net_profit: 1 }],
  [
    'interest_bearing_debt',
    {
      short_term_borrowings: 1,
      non_current_liabilities_due_1y: 1,
      long_term_borrowings: 1,
      bonds_payable: 1,
      lease_liabilities: 1,
    },
  ],
];

/** Lines that bear interest. */
export const DEBT_FIELDS: readonly string[] = Object.keys(
  ECHOES.find(([field]) => field === 'interest_bearing_debt')?.[1] ?? {},
);

/** What closes the balance, and what is borrowed where there is not money enough. */
export const CASH_FIELD = 'cash_and_equivalents';
export const BORROWING_FIELD = 'short_term_borrowings';
