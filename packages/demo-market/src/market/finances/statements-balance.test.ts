import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Payload, RecordDraft } from '@mingjian/domain/records';
import { makeDemoMarket } from '../index.ts';
import {
  CURRENT_ASSETS,
  CURRENT_LIABILITIES,
  NON_CURRENT_ASSETS,
  NON_CURRENT_LIABILITIES,
  PARENT_EQUITY,
} from './year.ts';

/** Fen of a line; a line that is not shown is nothing. */
const fen = (payload: Payload, line: string): bigint => {
  const value = payload[line];
  return typeof value === 'string' ? BigInt(value.replace('.', '')) : 0n;
};
const total = (payload: Payload, lines: readonly string[]): bigint =>
  lines.reduce((sum, line) => sum + fen(payload, line), 0n);

const checkBalance = (payload: Payload): void => {
  const shows = (line: string, lines: readonly string[]): void =>
    expect(fen(payload, line), line).toBe(total(payload, lines));
  shows('total_current_assets', CURRENT_ASSETS);
  shows('total_non_current_assets', NON_CURRENT_ASSETS);
  shows('total_assets', ['total_current_assets', 'total_non_current_assets']);
  shows('total_current_liabilities', CURRENT_LIABILITIES);
  shows('total_non_current_liabilities', NON_CURRENT_LIABILITIES);
  shows('total_liabilities', ['total_current_liabilities', 'total_non_current_liabilities']);
  shows('equity_attributable_to_parent', PARENT_EQUITY);
  shows('total_equity', ['equity_attributable_to_parent', 'minority_interests']);
  shows('total_liabilities_and_equity', ['total_liabilities', 'total_equity']);
  shows('total_assets', ['total_liabilities_and_equity']);
};

const COSTS = [
  'operating_cost',
  'taxes_and_surcharges',
  'selling_expenses',
  'administrative_expenses',
  'rd_expenses',
  'finance_expenses',
];
const BELOW_COST = [
  'other_income',
  'investment_income',
  'credit_impairment_losses',
  'asset_impairment_losses',
  'asset_disposal_gains',
];

const checkIncome = (payload: Payload): void => {
  expect(fen(payload, 'total_operating_cost')).toBe(total(payload, COSTS));
  const operating =
    fen(payload, 'total_operating_revenue') -
    fen(payload, 'total_operating_cost') +
    total(payload, BELOW_COST);
  expect(fen(payload, 'operating_profit')).toBe(operating);
  expect(fen(payload, 'total_profit')).toBe(
    operating + fen(payload, 'non_operating_income') - fen(payload, 'non_operating_expenses'),
  );
  expect(fen(payload, 'net_profit')).toBe(fen(payload, 'total_profit') - fen(payload, 'income_tax_expense'));
  expect(fen(payload, 'net_profit')).toBe(total(payload, ['net_profit_parent', 'net_profit_minority']));
  expect(fen(payload, 'operating_revenue')).toBe(
    total(payload, ['main_business_revenue', 'other_business_revenue']),
  );
  expect(fen(payload, 'gross_profit')).toBe(
    fen(payload, 'operating_revenue') - fen(payload, 'operating_cost'),
  );
};

const FLOWS: Readonly<Record<string, readonly [inflows: readonly string[], outflows: readonly string[]]>> = {
  operating: [
    ['cash_received_from_sales', 'tax_refunds_received', 'other_operating_cash_received'],
    ['cash_paid_for_goods', 'cash_paid_to_employees', 'taxes_paid', 'other_operating_cash_paid'],
  ],
  investing: [
    ['cash_from_investment_recovery', 'cash_from_investment_income', 'cash_from_asset_disposal'],
    ['capital_expenditure', 'cash_paid_for_investments'],
  ],
  financing: [
    ['cash_from_capital_contributions', 'cash_from_borrowings', 'cash_from_bond_issue'],
    ['debt_repayments', 'dividends_and_interest_paid', 'other_financing_cash_paid'],
  ],
};

const checkCashFlow = (payload: Payload): void => {
  for (const [kind, [inflows, outflows]] of Object.entries(FLOWS)) {
    expect(fen(payload, `${kind}_cash_inflows`), kind).toBe(total(payload, inflows));
    expect(fen(payload, `${kind}_cash_outflows`), kind).toBe(total(payload, outflows));
    expect(fen(payload, `net_${kind}_cash_flow`), kind).toBe(
      total(payload, inflows) - total(payload, outflows),
    );
    for (const line of [...inflows, ...outflows]) expect(fen(payload, line) >= 0n, line).toBe(true);
  }
  const net = total(payload, [
    'net_operating_cash_flow',
    'net_investing_cash_flow',
    'net_financing_cash_flow',
    'fx_effect_on_cash',
  ]);
  expect(fen(payload, 'net_increase_in_cash')).toBe(net);
  expect(fen(payload, 'cash_at_end')).toBe(fen(payload, 'cash_at_beginning') + net);
};

const pick = (records: readonly RecordDraft[], dimension: string): readonly RecordDraft[] =>
  records.filter((record) => record.dimension === dimension);

/** One year's cash is the next year's beginning; profit and cash are the same in all three statements. */
const checkTies = (records: readonly RecordDraft[]): void => {
  const asReported = records.filter((record) => record.naturalKey.endsWith('as-reported'));
  const cashAtEnd = new Map(
    pick(asReported, 'cash_flow_statement').map(({ payload }) => [
      Number(payload['fiscal_year']),
      fen(payload, 'cash_at_end'),
    ]),
  );
  const profits = new Map(
    pick(asReported, 'income_statement').map(({ payload }) => [
      payload['fiscal_year'],
      fen(payload, 'net_profit'),
    ]),
  );
  for (const { payload } of pick(asReported, 'balance_sheet'))
    expect(fen(payload, 'cash_and_equivalents')).toBe(cashAtEnd.get(Number(payload['fiscal_year'])));
  for (const { payload } of pick(asReported, 'cash_flow_statement')) {
    const year = Number(payload['fiscal_year']);
    expect(fen(payload, 'cf_net_profit')).toBe(profits.get(year));
    const before = cashAtEnd.get(year - 1);
    if (before !== undefined) expect(fen(payload, 'cash_at_beginning')).toBe(before);
  }
};

// Makes twelve markets: seconds of its own when the machine is busy.
test('every subtotal of every statement adds up to the fen, whatever the seed', { timeout: 20_000 }, () => {
  let statements = 0;
  let restated = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
      for (const { companies } of makeDemoMarket({ companies: 60, seed })) {
        for (const { records } of companies) {
          for (const { payload } of pick(records, 'balance_sheet')) checkBalance(payload);
          for (const { payload } of pick(records, 'income_statement')) checkIncome(payload);
          for (const { payload } of pick(records, 'cash_flow_statement')) checkCashFlow(payload);
          checkTies(records);
          statements += pick(records, 'balance_sheet').length;
          restated += records.filter((record) => record.naturalKey.endsWith('|restated')).length;
        }
      }
    }),
    { numRuns: 12, seed: 20_260_930 },
  );
  expect(statements).toBeGreaterThan(500);
  expect(restated).toBeGreaterThan(0);
});

test('a statement is known from its disclosure, in the spring or summer after its year', () => {
  const records = [...makeDemoMarket({ companies: 80 })]
    .flatMap((batch) => batch.companies)
    .flatMap((company) => company.records);
  for (const { payload, publishedOn, knownFrom } of pick(records, 'statement_metadata')) {
    expect(publishedOn).toBe(payload['statement_filed_on']);
    expect(String(publishedOn) > `${Number(payload['fiscal_year']) + 1}-03-01`).toBe(true);
    expect(String(knownFrom).slice(0, 10) > String(publishedOn)).toBe(true);
  }
});
