import type { Statement } from '../financials/index.ts';
import { writeFen } from './fen.ts';

/** Test data: accounts of a manufacturer with their lines, in thousands of yuan; totals are added up. */
const LINES: Readonly<Record<string, number>> = {
  cash_and_equivalents: 800,
  notes_receivable: 200,
  accounts_receivable: 1_900,
  other_receivables: 150,
  inventories: 1_600,
  fixed_assets: 3_400,
  intangible_assets: 450,
  short_term_borrowings: 1_500,
  accounts_payable: 1_700,
  taxes_payable: 100,
  long_term_borrowings: 900,
  bonds_payable: 0,
  paid_in_capital: 2_000,
  surplus_reserve: 300,
  retained_earnings: 2_000,
  operating_revenue: 9_000,
  operating_cost: 7_000,
  selling_expenses: 500,
  administrative_expenses: 600,
  interest_expense: 120,
  depreciation_and_amortisation: 400,
};

const FEN_PER_THOUSAND = 100_000;
const TAX = 0.25;

export type AccountLines = Readonly<Record<string, number>>;

/** Lines in fen -> the items of a statement whose totals hold. */
export const totalUp = (lines: AccountLines): Statement['items'] => {
  const sum = (...fields: readonly string[]) => fields.reduce((all, field) => all + (lines[field] ?? 0), 0);
  const totals: Record<string, number> = {};
  totals['total_current_assets'] = sum(
    'cash_and_equivalents',
    'notes_receivable',
    'accounts_receivable',
    'other_receivables',
    'inventories',
  );
  totals['total_non_current_assets'] = sum('fixed_assets', 'intangible_assets');
  totals['total_assets'] = totals['total_current_assets'] + totals['total_non_current_assets'];
  totals['total_current_liabilities'] = sum('short_term_borrowings', 'accounts_payable', 'taxes_payable');
  totals['total_non_current_liabilities'] = sum('long_term_borrowings', 'bonds_payable');
  totals['total_liabilities'] = totals['total_current_liabilities'] + totals['total_non_current_liabilities'];
  totals['total_equity'] = totals['total_assets'] - totals['total_liabilities'];
  totals['equity_attributable_to_parent'] = totals['total_equity'];
  totals['total_liabilities_and_equity'] = totals['total_assets'];
  totals['interest_bearing_debt'] = sum('short_term_borrowings', 'long_term_borrowings', 'bonds_payable');
  totals['total_operating_revenue'] = sum('operating_revenue');
  totals['gross_profit'] = sum('operating_revenue') - sum('operating_cost');
  totals['total_operating_cost'] = sum(
    'operating_cost',
    'selling_expenses',
    'administrative_expenses',
    'interest_expense',
  );
  totals['finance_expenses'] = sum('interest_expense');
  totals['operating_profit'] = sum('operating_revenue') - totals['total_operating_cost'];
  totals['total_profit'] = totals['operating_profit'];
  totals['income_tax_expense'] = Math.round(TAX * Math.max(0, totals['total_profit']));
  totals['net_profit'] = totals['total_profit'] - totals['income_tax_expense'];
  totals['ebit'] = totals['total_profit'] + sum('interest_expense');
  totals['ebitda'] = totals['ebit'] + sum('depreciation_and_amortisation');
  return Object.fromEntries(
    Object.entries({ ...lines, ...totals }).map(([field, fen]) => [field, writeFen(fen)]),
  );
};

/** The lines of the manufacturer in fen, with others put in. */
export const makeLines = (over: AccountLines = {}): AccountLines => {
  const lines: Record<string, number> = {};
  for (const [field, thousand] of Object.entries(LINES)) lines[field] = thousand * FEN_PER_THOUSAND;
  return { ...lines, ...over };
};

export const makeAccounts = (over: AccountLines = {}, periodEnd = '2025-12-31'): Statement => ({
  periodEnd,
  items: totalUp(balance(makeLines(over))),
  origins: [
    { dimension: 'balance_sheet', recordId: 11, knownFrom: '2026-04-30T00:00:00.000Z' },
    { dimension: 'income_statement', recordId: 12, knownFrom: '2026-04-30T00:00:00.000Z' },
  ],
  auditOpinion: 'unqualified',
});

/** Retained earnings are what the other lines leave. */
const balance = (lines: AccountLines): AccountLines => {
  const of = (field: string) => lines[field] ?? 0;
  const assets =
    of('cash_and_equivalents') +
    of('notes_receivable') +
    of('accounts_receivable') +
    of('other_receivables') +
    of('inventories') +
    of('fixed_assets') +
    of('intangible_assets');
  const claims =
    of('short_term_borrowings') +
    of('accounts_payable') +
    of('taxes_payable') +
    of('long_term_borrowings') +
    of('bonds_payable') +
    of('paid_in_capital') +
    of('surplus_reserve');
  return { ...lines, retained_earnings: assets - claims };
};
