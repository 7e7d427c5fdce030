import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeStatement } from './make-case.ts';
import { listItemsWithoutStatement, scoreStatement } from './index.ts';
import type { Score } from './index.ts';

const scored = (items: Record<string, string | null> = {}): Score => {
  const result = scoreStatement(makeStatement(items));
  if (!result.isScored) throw new Error('not scored');
  return result;
};

describe("Altman's Z'' (EM) of a statement", () => {
  test('the worked example of the figure page', () => {
    const { score, drivers } = scored();
    expect(drivers.map(({ code, value }) => [code, value])).toEqual([
      ['working-capital-to-total-assets', 0.2],
      ['retained-earnings-to-total-assets', 0.2],
      ['ebit-to-total-assets', 0.1],
      ['equity-to-total-liabilities', 1],
    ]);
    expect(score).toBeCloseTo(6.936, 12);
  });

  test('contributions and constant add up to the score, log-odds to those of the company', () => {
    const amount = fc.integer({ min: 1, max: 2_000_000 }).map(String);
    const signed = fc.integer({ min: -2_000_000, max: 2_000_000 }).map(String);
    const items = fc.record({
      total_assets: amount,
      total_liabilities: amount,
      total_equity: signed,
      total_current_assets: amount,
      total_current_liabilities: amount,
      retained_earnings: signed,
      ebit: signed,
    });
    fc.assert(
      fc.property(items, (some) => {
        const { score, constant, neutralLogOdds, logOdds, drivers } = scored(some);
        const points = drivers.reduce((sum, { contribution }) => sum + contribution, constant);
        const odds = drivers.reduce((sum, driver) => sum + driver.logOdds, neutralLogOdds);
        expect(Math.abs(points - score)).toBeLessThan(1e-9);
        expect(Math.abs(odds - logOdds)).toBeLessThan(1e-9 * Math.max(1, Math.abs(score)));
      }),
    );
  });

  test('a driver opens to its formula and its statement cells', () => {
    const ebit = scored({ ebit: null, total_profit: '80000', interest_expense: '20000' }).drivers[2];
    expect(ebit?.formula).toBe('(total_profit + interest_expense) ÷ total_assets');
    expect(ebit?.cells.map(({ field, value, origin }) => [field, value, origin?.recordId])).toEqual([
      ['total_profit', '80000', 12],
      ['interest_expense', '20000', 12],
      ['total_assets', '1000000.00', 11],
    ]);
  });

  test('accounts without current items name each of them and what they are needed for', () => {
    const lacking = {
      total_current_assets: null,
      total_current_liabilities: null,
      retained_earnings: null,
      surplus_reserve: null,
      total_liabilities: null,
      ebit: null,
    };
    const result = scoreStatement(makeStatement(lacking));
    expect(result.isScored ? [] : result.missing).toEqual([
      {
        field: 'total_current_assets',
        reason: 'not-reported',
        orElse: [['total_non_current_assets']],
        neededFor: ['working-capital-to-total-assets'],
      },
      {
        field: 'total_current_liabilities',
        reason: 'not-reported',
        orElse: [['total_liabilities', 'total_non_current_liabilities']],
        neededFor: ['working-capital-to-total-assets'],
      },
      ...['retained_earnings', 'surplus_reserve'].map((field) => ({
        field,
        reason: 'not-reported',
        orElse: [],
        neededFor: ['retained-earnings-to-total-assets'],
      })),
      {
        field: 'ebit',
        reason: 'not-reported',
        orElse: [
          ['total_profit', 'interest_expense'],
          ['total_profit', 'finance_expenses'],
        ],
        neededFor: ['ebit-to-total-assets'],
      },
    ]);
  });

  test('a company that owes nothing cannot be scored by equity to liabilities', () => {
    const result = scoreStatement(makeStatement({ total_liabilities: '0.00' }));
    expect(result).toMatchObject({
      isScored: false,
      missing: [{ field: 'total_liabilities', reason: 'not-positive' }],
    });
  });

  test('without accounts every item of the model is named once', () => {
    const fields = listItemsWithoutStatement().map(({ field, reason }) => `${field} ${reason}`);
    expect(fields).toEqual(
      [
        'total_current_assets',
        'total_current_liabilities',
        'total_assets',
        'retained_earnings',
        'surplus_reserve',
        'ebit',
        'total_equity',
        'total_liabilities',
      ].map((field) => `${field} no-statement`),
    );
  });
});
