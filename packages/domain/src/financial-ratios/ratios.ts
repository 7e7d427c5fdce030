import { parseFormula } from './formula.ts';
import type { Formula } from './formula.ts';

export const RATIO_GROUPS = [
  'liquidity',
  'solvency',
  'profitability',
  'efficiency',
  'growth',
  'cash-flow',
  'structure',
  'score',
] as const;
export type RatioGroup = (typeof RATIO_GROUPS)[number];

/** Which end of the peers is the good one; `band`: neither by itself. */
export type Direction = 'higher-better' | 'lower-better' | 'band';

type RatioRow = readonly [key: string, formula: string, direction: Direction];

const UP = 'higher-better';
const DOWN = 'lower-better';
const BAND = 'band';

/** Figures that several ratios are made of; a reported one goes before one that is added up. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  revenue: 'first(operating_revenue, total_operating_revenue)',
  gross: 'first(gross_profit, revenue - operating_cost)',
  interest: 'first(interest_expense, finance_expenses)',
  operating_earnings: 'first(ebit, total_profit + interest)',
  depreciation: 'first(depreciation_and_amortisation, cf_depreciation + cf_amortisation)',
  cash_earnings: 'first(ebitda, operating_earnings + depreciation)',
  short_debt: 'short_term_borrowings + non_current_liabilities_due_1y',
  debt: 'first(interest_bearing_debt, short_debt + long_term_borrowings + bonds_payable)',
  working_capital_amount: 'total_current_assets - total_current_liabilities',
  tangible_worth: 'total_equity - intangible_assets - first(goodwill, 0)',
  free_cash: 'first(free_cash_flow, net_operating_cash_flow - capital_expenditure)',
  invested_capital: 'total_equity + debt',
  tax_share: 'income_tax_expense / total_profit',
};

const ROWS: Readonly<Record<RatioGroup, readonly RatioRow[]>> = {
  liquidity: [
    ['current_ratio', 'total_current_assets / total_current_liabilities', UP],
    ['quick_ratio', '(total_current_assets - inventories) / total_current_liabilities', UP],
    [
      'cash_ratio',
      '(cash_and_equivalents + first(trading_financial_assets, 0)) / total_current_liabilities',
      UP,
    ],
    ['working_capital', 'working_capital_amount', UP],
    ['working_capital_to_assets', 'working_capital_amount / total_assets', UP],
    ['cash_to_short_debt', 'cash_and_equivalents / short_debt', UP],
  ],
  solvency: [
    ['debt_to_assets', 'total_liabilities / total_assets', DOWN],
    ['debt_to_equity', 'total_liabilities / total_equity', DOWN],
    ['equity_multiplier', 'total_assets / total_equity', DOWN],
    ['equity_to_liabilities', 'total_equity / total_liabilities', UP],
    ['interest_bearing_debt_ratio', 'debt / total_assets', DOWN],
    ['short_debt_share', 'short_debt / debt', DOWN],
    ['net_debt', 'debt - cash_and_equivalents', DOWN],
    ['net_debt_to_ebitda', '(debt - cash_and_equivalents) / cash_earnings', DOWN],
    ['debt_to_ebitda', 'debt / cash_earnings', DOWN],
    ['interest_coverage', 'operating_earnings / interest', UP],
    ['ebitda_interest_coverage', 'cash_earnings / interest', UP],
    [
      'long_term_debt_to_capital',
      'total_non_current_liabilities / (total_non_current_liabilities + total_equity)',
      DOWN,
    ],
    ['tangible_net_worth', 'tangible_worth', UP],
    ['debt_to_tangible_net_worth', 'total_liabilities / tangible_worth', DOWN],
  ],
  profitability: [
    ['gross_margin', 'gross / revenue', UP],
    ['operating_margin', 'operating_profit / revenue', UP],
    ['ebit_margin', 'operating_earnings / revenue', UP],
    ['ebitda_margin', 'cash_earnings / revenue', UP],
    ['net_margin', 'net_profit / revenue', UP],
    ['return_on_assets', 'net_profit / avg(total_assets)', UP],
    ['return_on_equity', 'net_profit / avg(total_equity)', UP],
    ['roe_excl_nonrecurring', 'net_profit_excl_nonrecurring / avg(total_equity)', UP],
    ['return_on_invested_capital', 'operating_earnings * (1 - tax_share) / avg(invested_capital)', UP],
    ['return_on_capital_employed', 'operating_earnings / avg(total_assets - total_current_liabilities)', UP],
    [
      'cost_income_ratio',
      'total_profit / (operating_cost + selling_expenses + administrative_expenses + finance_expenses)',
      UP,
    ],
    ['selling_expense_ratio', 'selling_expenses / revenue', DOWN],
    ['admin_expense_ratio', 'administrative_expenses / revenue', DOWN],
    ['rd_expense_ratio', 'rd_expenses / revenue', BAND],
    ['finance_expense_ratio', 'finance_expenses / revenue', DOWN],
    ['effective_tax_rate', 'tax_share', BAND],
  ],
  efficiency: [
    ['asset_turnover', 'revenue / avg(total_assets)', UP],
    ['current_asset_turnover', 'revenue / avg(total_current_assets)', UP],
    ['fixed_asset_turnover', 'revenue / avg(fixed_assets)', UP],
    ['inventory_turnover', 'operating_cost / avg(inventories)', UP],
    ['inventory_days', '365 * avg(inventories) / operating_cost', DOWN],
    ['receivable_turnover', 'revenue / avg(accounts_receivable)', UP],
    ['receivable_days', '365 * avg(accounts_receivable) / revenue', DOWN],
    ['payable_turnover', 'operating_cost / avg(accounts_payable)', BAND],
    ['payable_days', '365 * avg(accounts_payable) / operating_cost', BAND],
    [
      'cash_conversion_cycle',
      '365 * avg(inventories) / operating_cost + 365 * avg(accounts_receivable) / revenue - 365 * avg(accounts_payable) / operating_cost',
      DOWN,
    ],
  ],
  growth: [
    ['revenue_growth', 'growth(revenue)', UP],
    ['gross_profit_growth', 'growth(gross)', UP],
    ['operating_profit_growth', 'growth(operating_profit)', UP],
    ['net_profit_growth', 'growth(net_profit)', UP],
    ['total_assets_growth', 'growth(total_assets)', BAND],
    ['equity_growth', 'growth(total_equity)', UP],
    ['ocf_growth', 'growth(net_operating_cash_flow)', UP],
    ['revenue_cagr_3y', 'cagr3(revenue)', UP],
    ['profit_cagr_3y', 'cagr3(net_profit)', UP],
  ],
  'cash-flow': [
    ['ocf_to_revenue', 'net_operating_cash_flow / revenue', UP],
    ['ocf_to_net_profit', 'net_operating_cash_flow / net_profit', UP],
    ['ocf_to_debt', 'net_operating_cash_flow / debt', UP],
    ['free_cash_flow_to_debt', 'free_cash / debt', UP],
    ['cash_collection_ratio', 'cash_received_from_sales / revenue', UP],
    ['capex_to_depreciation', 'capital_expenditure / depreciation', BAND],
    ['capex_to_revenue', 'capital_expenditure / revenue', BAND],
  ],
  structure: [
    ['receivables_to_assets', 'accounts_receivable / total_assets', DOWN],
    ['inventories_to_assets', 'inventories / total_assets', BAND],
    ['other_receivables_to_assets', 'other_receivables / total_assets', DOWN],
    ['goodwill_to_equity', 'goodwill / total_equity', DOWN],
    ['intangible_to_assets', 'intangible_assets / total_assets', BAND],
    ['retained_earnings_to_assets', '(retained_earnings + surplus_reserve) / total_assets', UP],
  ],
  score: [
    [
      'altman_z_double_prime',
      '3.25 + 6.56 * working_capital_amount / total_assets + 3.26 * (retained_earnings + surplus_reserve) / total_assets + 6.72 * operating_earnings / total_assets + 1.05 * total_equity / total_liabilities',
      UP,
    ],
    [
      'zmijewski_score',
      '0 - 4.336 - 4.513 * net_profit / total_assets + 5.679 * total_liabilities / total_assets + 0.004 * total_current_assets / total_current_liabilities',
      DOWN,
    ],
    [
      'piotroski_f_score',
      'above(net_profit, 0) + above(net_operating_cash_flow, 0) + above(net_profit / total_assets, prev(net_profit / total_assets)) + above(net_operating_cash_flow, net_profit) + above(prev(total_non_current_liabilities / total_assets), total_non_current_liabilities / total_assets) + above(total_current_assets / total_current_liabilities, prev(total_current_assets / total_current_liabilities)) + above(1, paid_in_capital / prev(paid_in_capital) - 0.000001) + above(gross / revenue, prev(gross / revenue)) + above(revenue / total_assets, prev(revenue / total_assets))',
      UP,
    ],
    [
      'beneish_m_score',
      '0 - 4.84 + 0.92 * (accounts_receivable / revenue) / prev(accounts_receivable / revenue) + 0.528 * prev(gross / revenue) / (gross / revenue) + 0.404 * (1 - (total_current_assets + fixed_assets) / total_assets) / prev(1 - (total_current_assets + fixed_assets) / total_assets) + 0.892 * revenue / prev(revenue) + 0.115 * prev(depreciation / (depreciation + fixed_assets)) / (depreciation / (depreciation + fixed_assets)) - 0.172 * ((selling_expenses + administrative_expenses) / revenue) / prev((selling_expenses + administrative_expenses) / revenue) + 4.679 * (net_profit - net_operating_cash_flow) / total_assets - 0.327 * (total_liabilities / total_assets) / prev(total_liabilities / total_assets)',
      DOWN,
    ],
  ],
};

export interface Ratio {
  /** The field of the dictionary, dimension financial_ratio. */
  readonly key: string;
  readonly group: RatioGroup;
  readonly direction: Direction;
  readonly formula: Formula;
}

/** Every ratio that items of the statements allow, in the order of the screen. */
export const RATIOS: readonly Ratio[] = RATIO_GROUPS.flatMap((group) =>
  ROWS[group].map(([key, formula, direction]) => ({
    key,
    group,
    direction,
    formula: parseFormula(formula),
  })),
);

export const RATIO_DEFINITIONS: ReadonlyMap<string, Formula> = new Map(
  Object.entries(DEFINITIONS).map(([name, formula]) => [name, parseFormula(formula)]),
);
