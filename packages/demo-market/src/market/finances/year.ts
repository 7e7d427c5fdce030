import type { Fen } from '../basis/amounts.ts';

/** Lines of the balance sheet that the market fills, without subtotals. Names are the dictionary's. */
export const CURRENT_ASSETS = [
  'cash_and_equivalents',
  'trading_financial_assets',
  'notes_receivable',
  'accounts_receivable',
  'receivables_financing',
  'prepayments',
  'other_receivables',
  'inventories',
  'contract_assets',
  'other_current_assets',
] as const;
export const NON_CURRENT_ASSETS = [
  'long_term_equity_investments',
  'other_equity_investments',
  'investment_property',
  'fixed_assets',
  'construction_in_progress',
  'right_of_use_assets',
  'intangible_assets',
  'goodwill',
  'long_term_deferred_expenses',
  'deferred_tax_assets',
  'other_non_current_assets',
] as const;
export const CURRENT_LIABILITIES = [
  'short_term_borrowings',
  'notes_payable',
  'accounts_payable',
  'advances_from_customers',
  'contract_liabilities',
  'employee_benefits_payable',
  'taxes_payable',
  'other_payables',
  'non_current_liabilities_due_1y',
  'other_current_liabilities',
] as const;
export const NON_CURRENT_LIABILITIES = [
  'long_term_borrowings',
  'bonds_payable',
  'lease_liabilities',
  'long_term_payables',
  'deferred_income',
  'deferred_tax_liabilities',
] as const;
export const PARENT_EQUITY = [
  'paid_in_capital',
  'capital_reserve',
  'surplus_reserve',
  'retained_earnings',
] as const;

export type BalanceLine =
  | (typeof CURRENT_ASSETS)[number]
  | (typeof NON_CURRENT_ASSETS)[number]
  | (typeof CURRENT_LIABILITIES)[number]
  | (typeof NON_CURRENT_LIABILITIES)[number]
  | (typeof PARENT_EQUITY)[number]
  | 'minority_interests';

/** A balance in fen; every line is there, 0 where the firm has none. */
export type Balance = Record<BalanceLine, Fen>;

export const sumOf = (balance: Balance, lines: readonly BalanceLine[]): Fen => {
  let sum = 0;
  for (const line of lines) sum += balance[line];
  return sum;
};

const DEBT_LINES = [
  'short_term_borrowings',
  'non_current_liabilities_due_1y',
  'long_term_borrowings',
  'bonds_payable',
] as const;

export const debtOf = (balance: Balance): Fen => sumOf(balance, DEBT_LINES);
export const totalAssetsOf = (balance: Balance): Fen =>
  sumOf(balance, CURRENT_ASSETS) + sumOf(balance, NON_CURRENT_ASSETS);
export const totalLiabilitiesOf = (balance: Balance): Fen =>
  sumOf(balance, CURRENT_LIABILITIES) + sumOf(balance, NON_CURRENT_LIABILITIES);
export const totalEquityOf = (balance: Balance): Fen =>
  sumOf(balance, PARENT_EQUITY) + balance.minority_interests;

/** Lines of the income statement in fen. Impairments are negative when something is lost, as the ministry's format has it. */
export interface Income {
  readonly revenue: Fen;
  readonly otherBusiness: Fen;
  readonly cost: Fen;
  readonly surcharges: Fen;
  readonly selling: Fen;
  readonly administration: Fen;
  readonly research: Fen;
  readonly interestExpense: Fen;
  readonly interestIncome: Fen;
  readonly bankFees: Fen;
  readonly grants: Fen;
  readonly investmentIncome: Fen;
  readonly creditImpairment: Fen;
  readonly assetImpairment: Fen;
  readonly disposalGain: Fen;
  readonly nonOperatingIncome: Fen;
  readonly nonOperatingExpense: Fen;
  readonly currentTax: Fen;
  readonly deferredTax: Fen;
  readonly minorityShare: Fen;
  readonly depreciation: Fen;
  readonly amortisation: Fen;
  readonly staff: Fen;
  readonly exports: Fen;
}

/** Flows that the two balances do not show. */
export interface Flows {
  readonly contributions: Fen;
  readonly borrowed: Fen;
  readonly bondsIssued: Fen;
  readonly repaid: Fen;
  readonly dividends: Fen;
  readonly leasePayments: Fen;
  readonly capitalExpenditure: Fen;
  readonly disposalProceeds: Fen;
  readonly investmentsBought: Fen;
  readonly investmentsSold: Fen;
}

export interface Year {
  readonly year: number;
  readonly opening: Balance;
  readonly closing: Balance;
  readonly income: Income;
  readonly flows: Flows;
}

export const operatingProfitOf = (income: Income): Fen =>
  income.revenue -
  (income.cost +
    income.surcharges +
    income.selling +
    income.administration +
    income.research +
    financeExpenseOf(income)) +
  income.grants +
  income.investmentIncome +
  income.creditImpairment +
  income.assetImpairment +
  income.disposalGain;

export const financeExpenseOf = (income: Income): Fen =>
  income.interestExpense - income.interestIncome + income.bankFees;

export const totalProfitOf = (income: Income): Fen =>
  operatingProfitOf(income) + income.nonOperatingIncome - income.nonOperatingExpense;

export const netProfitOf = (income: Income): Fen =>
  totalProfitOf(income) - income.currentTax - income.deferredTax;
