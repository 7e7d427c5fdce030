import { describe, expect, test } from 'vitest';
import { calculateRatio, checkBalance, findFigure } from './index.ts';
import type { Statement } from './index.ts';

const BALANCE = { dimension: 'balance_sheet', recordId: 7, knownFrom: '2024-04-30T00:00:00.000Z' };
const INCOME = { dimension: 'income_statement', recordId: 8, knownFrom: '2024-04-30T00:00:00.000Z' };

const statement = (items: Statement['items']): Statement => ({
  periodEnd: '2023-12-31',
  items,
  origins: [BALANCE, INCOME],
  auditOpinion: null,
});

describe('figures of a statement', () => {
  test.each([
    [{ ebit: '5', total_profit: '1', interest_expense: '9' }, '5', 'reported'],
    [{ total_profit: '0.1', interest_expense: '0.2' }, '0.3', 'profit-before-tax-plus-interest'],
    [{ total_profit: '-4', finance_expenses: '1.5' }, '-2.5', 'profit-before-tax-plus-finance-expenses'],
  ])('earnings before interest and tax of %j are %s (%s)', (items, value, way) => {
    const figure = findFigure(statement(items), 'ebit');
    expect(figure).toMatchObject({ isFound: true, way });
    expect(figure.isFound && figure.value.toString()).toBe(value);
  });

  test('a missing item is named with what could stand in for it, and is never zero', () => {
    expect(findFigure(statement({ total_profit: '1' }), 'ebit')).toEqual({
      isFound: false,
      missing: [{ field: 'ebit', orElse: [['interest_expense'], ['finance_expenses']] }],
    });
    expect(findFigure(statement({ retained_earnings: '1' }), 'retained-earnings')).toEqual({
      isFound: false,
      missing: [{ field: 'surplus_reserve', orElse: [] }],
    });
  });

  test('totals follow from the identities of the balance sheet', () => {
    const balance = statement({ total_assets: '100', total_equity: '30', total_non_current_assets: '55' });
    const value = (name: Parameters<typeof findFigure>[1]) => {
      const figure = findFigure(balance, name);
      return figure.isFound ? figure.value.toNumber() : undefined;
    };
    expect([value('total-liabilities'), value('equity'), value('current-assets')]).toEqual([70, 30, 45]);
    expect(value('current-liabilities')).toBeUndefined();
  });

  test('each cell leads to the record of its part of the statement', () => {
    const figure = findFigure(statement({ total_profit: '1', interest_expense: '2' }), 'ebit');
    expect(figure.isFound && figure.cells).toEqual([
      { field: 'total_profit', value: '1', periodEnd: '2023-12-31', origin: INCOME },
      { field: 'interest_expense', value: '2', periodEnd: '2023-12-31', origin: INCOME },
    ]);
    const assets = findFigure(statement({ total_assets: '3' }), 'total-assets');
    expect(assets.isFound && assets.cells[0]?.origin).toBe(BALANCE);
  });
});

describe('a ratio', () => {
  const coverage = {
    code: 'working-capital',
    numerator: { plus: 'current-assets', minus: 'current-liabilities' },
    denominator: 'total-assets',
  } as const;

  test('is written as it was calculated', () => {
    const items = {
      total_assets: '200',
      total_non_current_assets: '80',
      total_current_liabilities: '50',
    };
    expect(calculateRatio(statement(items), coverage)).toMatchObject({
      value: 0.35,
      formula: '((total_assets − total_non_current_assets) − total_current_liabilities) ÷ total_assets',
    });
  });

  test('names every missing item at once, and says when the figure below the line is not positive', () => {
    const lacking = calculateRatio(statement({}), coverage);
    expect(lacking.isFound ? [] : lacking.missing.map(({ field }) => field)).toEqual([
      'total_current_assets',
      'total_current_liabilities',
      'total_assets',
    ]);
    const empty = { total_current_assets: '1', total_current_liabilities: '1', total_assets: '0' };
    expect(calculateRatio(statement(empty), coverage)).toMatchObject({ emptyDenominator: 'total-assets' });
  });
});

test.each([
  [
    { total_assets: '10.01', total_liabilities: '4', total_equity: '6' },
    { gap: '0.01', isBalanced: true },
  ],
  [
    { total_assets: '10.02', total_liabilities: '4', total_equity: '6' },
    { gap: '0.02', isBalanced: false },
  ],
  [
    { total_assets: '0.3', total_liabilities: '0.1', total_equity: '0.2' },
    { gap: '0.00', isBalanced: true },
  ],
  [{ total_assets: '10' }, undefined],
])('the balance of %j is checked to the fen', (items, check) => {
  expect(checkBalance(statement(items))).toEqual(check);
});
