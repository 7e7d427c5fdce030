import type { Statement } from '../financials/index.ts';
import type { DistressInput } from './read-input.ts';

const ORIGINS = [
  { dimension: 'balance_sheet', recordId: 11, knownFrom: '2026-04-30T00:00:00.000Z' },
  { dimension: 'income_statement', recordId: 12, knownFrom: '2026-04-30T00:00:00.000Z' },
  { dimension: 'cash_flow_statement', recordId: 13, knownFrom: '2026-04-30T00:00:00.000Z' },
];

/** Test data: a year of a manufacturer, in round figures. */
const NOW: Statement['items'] = {
  total_assets: '1000',
  total_current_assets: '600',
  inventories: '250',
  cash_and_equivalents: '125',
  total_current_liabilities: '400',
  short_term_borrowings: '100',
  non_current_liabilities_due_1y: '20',
  long_term_borrowings: '60',
  bonds_payable: '20',
  total_liabilities: '500',
  total_equity: '500',
  retained_earnings: '150',
  surplus_reserve: '50',
  operating_revenue: '900',
  total_profit: '80',
  interest_expense: '20',
  net_profit: '60',
  cf_depreciation: '30',
  cf_amortisation: '10',
};

export const makeYear = (periodEnd: string, items: Statement['items']): Statement => ({
  periodEnd,
  items,
  origins: ORIGINS,
  auditOpinion: null,
});

export const makeDistressInput = (
  items: Statement['items'] = {},
  over: Partial<DistressInput> = {},
): DistressInput => ({
  statement: makeYear('2025-12-31', { ...NOW, ...items }),
  earlier: makeYear('2024-12-31', { total_assets: '800', net_profit: '40' }),
  market: {},
  ...over,
});

/** Every market input as a number. */
export const makeMarket = (figures: Readonly<Record<string, number>>): DistressInput['market'] =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, { value, formula: name, cells: [] }]),
  );
