import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findField } from '../dictionary/index.ts';
import type { Statement } from '../financials/index.ts';
import { makeStatement } from '../default-risk/make-case.ts';
import { editStatement, ECHOES, listEditableLines, listStatementRows, STATEMENT_LINES } from './index.ts';
import type { LineEdit } from './index.ts';
import { makeAccounts, makeLines } from './make-accounts.ts';

const amount = (field: string, value: string): LineEdit => ({ field, change: 'amount', value });
const percent = (field: string, value: string): LineEdit => ({ field, change: 'percent', value });

const yuan = ({ items }: Statement, field: string) => new Decimal(items[field] as string);
const changes = (before: Statement, edits: readonly LineEdit[]) => {
  const { statement, moved, plug } = editStatement(before, edits);
  return {
    plug,
    ...Object.fromEntries(
      moved.map((field) => [field, yuan(statement, field).minus(yuan(before, field)).toNumber()]),
    ),
  };
};
const gapOf = (statement: Statement) =>
  yuan(statement, 'total_assets')
    .minus(yuan(statement, 'total_liabilities'))
    .minus(yuan(statement, 'total_equity'))
    .toFixed();

describe('lines of the accounts', () => {
  test('all of them are items of the dictionary', () => {
    const parts = STATEMENT_LINES.flatMap(({ field, total }) => [field, total]);
    const echoes = ECHOES.flatMap(([field, from]) => [field, ...Object.keys(from)]);
    for (const field of [...parts, ...echoes]) expect(findField(field)?.type, field).toBe('money');
  });

  test('totals with their lines on file are not edited, totals alone are', () => {
    const fields = listEditableLines(makeAccounts()).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['inventories', 'operating_revenue', 'retained_earnings']));
    for (const total of [
      'total_assets',
      'total_current_assets',
      'cash_and_equivalents',
      'net_profit',
      'ebit',
    ])
      expect(fields).not.toContain(total);
    const rows = listStatementRows(makeAccounts());
    expect(
      rows
        .filter(({ isEditable }) => isEditable)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(fields.toSorted());
    expect(rows.find(({ isPlug }) => isPlug)?.field).toBe('cash_and_equivalents');
    const order = rows.map(({ field }) => field);
    expect(order.indexOf('total_current_assets')).toBe(order.indexOf('inventories') + 1);
    const short = listEditableLines(makeStatement()).map(({ field }) => field);
    expect(short).toEqual(expect.arrayContaining(['ebit', 'total_current_liabilities', 'inventories']));
  });
});

describe('an edit', () => {
  test('of debt moves debt, interest, tax, profit and equity, and money closes the balance', () => {
    // 2.4m of debt at 0.12m interest: 5 %; 100,000 more cost 5,000, 3,750 of it after tax.
    expect(changes(makeAccounts(), [amount('long_term_borrowings', '1,000,000')])).toEqual({
      long_term_borrowings: 100_000,
      total_non_current_liabilities: 100_000,
      total_liabilities: 100_000,
      interest_bearing_debt: 100_000,
      interest_expense: 5_000,
      finance_expenses: 5_000,
      total_operating_cost: 5_000,
      operating_profit: -5_000,
      total_profit: -5_000,
      income_tax_expense: -1_250,
      net_profit: -3_750,
      retained_earnings: -3_750,
      equity_attributable_to_parent: -3_750,
      total_equity: -3_750,
      total_liabilities_and_equity: 96_250,
      cash_and_equivalents: 96_250,
      total_current_assets: 96_250,
      total_assets: 96_250,
      plug: { cash: '96250.00', borrowed: '0.00' },
    });
  });

  test('of revenue flows down to profit, equity and money', () => {
    expect(changes(makeAccounts(), [percent('operating_revenue', '10')])).toMatchObject({
      operating_revenue: 900_000,
      gross_profit: 900_000,
      ebit: 900_000,
      ebitda: 900_000,
      total_profit: 900_000,
      income_tax_expense: 225_000,
      net_profit: 675_000,
      total_equity: 675_000,
      cash_and_equivalents: 675_000,
    });
  });

  test('of one asset is paid for with money, and with a loan once there is none', () => {
    const before = makeAccounts();
    expect(changes(before, [amount('inventories', '2000000')])).toEqual({
      inventories: 400_000,
      cash_and_equivalents: -400_000,
      plug: { cash: '-400000.00', borrowed: '0.00' },
    });
    const { statement, plug } = editStatement(before, [amount('inventories', '3000000')]);
    // 1.4m are needed and 0.8m are there: 0.6m / (1 - 5 % x (1 - 25 %)) is borrowed.
    expect(yuan(statement, 'cash_and_equivalents').toFixed(2)).toBe('0.00');
    expect(Number(plug?.borrowed)).toBeCloseTo(600_000 / (1 - 0.05 * 0.75), 1);
    expect(yuan(statement, 'short_term_borrowings').minus('1500000').toFixed(2)).toBe(plug?.borrowed);
    expect(gapOf(statement)).toBe('0');
  });

  test('into a loss takes back the tax that was, and no more', () => {
    expect(changes(makeAccounts(), [amount('operating_revenue', '5000000')])).toMatchObject({
      total_profit: expect.closeTo(-4_000_000, -6),
      income_tax_expense: -195_000,
    });
  });

  test('of interest by hand holds against the debt', () => {
    const moved = changes(makeAccounts(), [
      amount('interest_expense', '100000'),
      amount('long_term_borrowings', '2000000'),
    ]);
    expect(moved).toMatchObject({ interest_expense: -20_000, total_profit: 20_000 });
  });

  test('of a total alone closes through the totals', () => {
    const before = makeStatement();
    const { statement } = editStatement(before, [percent('total_current_liabilities', '25')]);
    expect(yuan(statement, 'total_current_liabilities').toFixed(2)).toBe('500000.00');
    expect(yuan(statement, 'total_liabilities').toFixed(2)).toBe('600000.00');
    expect(yuan(statement, 'total_current_assets').toFixed(2)).toBe('700000.00');
    expect(gapOf(statement)).toBe('0');
  });

  test.each([
    amount('total_assets', '1'),
    amount('cash_and_equivalents', '1'),
    amount('inventories', '-1'),
    amount('inventories', 'much'),
    amount('inventories', '1e5'),
    percent('inventories', '-100.01'),
    amount('goodwill', '1'),
  ])('%j is refused', (edit) => {
    expect(() => editStatement(makeAccounts(), [edit])).toThrow(`The line ${edit.field}`);
  });
});

const TOTALS_OF_LINES = new Map(
  [...Map.groupBy(STATEMENT_LINES, ({ total }) => total)].filter(([total]) => total !== 'retained_earnings'),
);
const fenOf = (most: number) => fc.integer({ min: 0, max: most });

describe('after any edits', () => {
  const accounts = fc
    .record(Object.fromEntries(Object.keys(makeLines()).map((field) => [field, fenOf(2_000_000_000)])))
    .map((lines) => makeAccounts(lines as Record<string, number>));
  const edited = accounts.chain((statement) =>
    fc
      .uniqueArray(fc.constantFrom(...listEditableLines(statement).map(({ field }) => field)), {
        minLength: 1,
        maxLength: 6,
      })
      .chain((fields) =>
        fc.tuple(
          ...fields.map((field) =>
            fc.oneof(
              fc.integer({ min: -10_000, max: 30_000 }).map((bp) => percent(field, (bp / 100).toFixed(2))),
              fenOf(3_000_000_000).map((fen) => amount(field, (fen / 100).toFixed(2))),
            ),
          ),
        ),
      )
      .map((edits) => ({ statement, edits })),
  );

  test('assets are liabilities plus equity, every total holds to the fen, and no money is below nothing', () => {
    fc.assert(
      fc.property(edited, ({ statement: before, edits }) => {
        const { statement, plug } = editStatement(before, edits);
        expect(gapOf(statement)).toBe('0');
        expect(statement.items['total_liabilities_and_equity']).toBe(statement.items['total_assets']);
        for (const [total, lines] of TOTALS_OF_LINES) {
          if (statement.items[total] === undefined) continue;
          const sumOf = (one: Statement) =>
            lines.reduce(
              (sum, { field, sign }) =>
                one.items[field] === undefined ? sum : sum.plus(yuan(one, field).times(sign)),
              new Decimal(0),
            );
          // What lines and total differ by on file (a line that is not itemised) stays as it was.
          const wasOff = yuan(before, total).minus(sumOf(before));
          expect(yuan(statement, total).minus(sumOf(statement)).toFixed(), total).toBe(wasOff.toFixed());
        }
        expect(yuan(statement, 'cash_and_equivalents').gte(0)).toBe(true);
        const hasBorrowed = Number(plug?.borrowed ?? 0) > 0;
        expect(hasBorrowed && !yuan(statement, 'cash_and_equivalents').isZero()).toBe(false);
        const ebit = yuan(statement, 'total_profit').plus(yuan(statement, 'interest_expense'));
        expect(yuan(statement, 'ebit').toFixed(2)).toBe(ebit.toFixed(2));
      }),
      { numRuns: 300 },
    );
  });

  test('the balance closes whatever lines are not itemised', () => {
    const kept = ['total_assets', 'total_liabilities', 'total_equity'];
    const fields = Object.keys(makeAccounts().items).filter((field) => !kept.includes(field));
    const partial = fc.tuple(accounts, fc.subarray(fields)).map(([{ items, ...rest }, gone]) => ({
      ...rest,
      items: Object.fromEntries(Object.entries(items).filter(([field]) => !gone.includes(field))),
    }));
    fc.assert(
      fc.property(partial, fc.integer({ min: -9_000, max: 20_000 }), (before, bp) => {
        for (const { field } of listEditableLines(before)) {
          const { statement } = editStatement(before, [percent(field, (bp / 100).toFixed(2))]);
          expect(gapOf(statement), field).toBe('0');
          expect(Object.keys(statement.items)).toEqual(Object.keys(before.items));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('nothing else moves, and without the edits the accounts are as filed to the byte', () => {
    fc.assert(
      fc.property(edited, ({ statement: before, edits }) => {
        const bytes = JSON.stringify(before);
        const { statement, moved } = editStatement(before, edits);
        const others = ({ items }: Statement) =>
          Object.entries(items).filter(([field]) => !moved.includes(field));
        expect(others(statement)).toEqual(others(before));
        expect(Object.keys(statement.items)).toEqual(Object.keys(before.items));
        expect(JSON.stringify(editStatement(before, []).statement)).toBe(bytes);
        expect(editStatement(before, []).statement).toBe(before);
      }),
      { numRuns: 100 },
    );
  });
});
