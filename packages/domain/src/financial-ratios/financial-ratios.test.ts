import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findField } from '../dictionary/index.ts';
import { calculateRatios, parseFormula, printFormula, RATIOS } from './index.ts';
import { RATIO_DEFINITIONS } from './ratios.ts';
import type { Formula } from './formula.ts';

const listItems = (formula: Formula): readonly string[] => {
  if (formula.kind === 'item') return [formula.name];
  if (formula.kind === 'call') return formula.inner.flatMap(listItems);
  return formula.kind === 'operation' ? [...listItems(formula.left), ...listItems(formula.right)] : [];
};

test('there are more than sixty, each a field of the dictionary, made of items of the statements', () => {
  expect(RATIOS.length).toBeGreaterThanOrEqual(60);
  expect(RATIOS.filter(({ key }) => findField(key)?.dimension !== 'financial_ratio')).toEqual([]);
  const named = [...RATIOS.map(({ formula }) => formula), ...RATIO_DEFINITIONS.values()].flatMap(listItems);
  const unknown = named.filter(
    (name) => !RATIO_DEFINITIONS.has(name) && findField(name)?.module !== 'financial_statements',
  );
  expect(unknown).toEqual([]);
});

const NOW = {
  periodEnd: '2024-12-31',
  items: {
    total_current_assets: '300',
    inventories: '60',
    total_current_liabilities: '150',
    total_assets: '1000',
    total_liabilities: '400',
    total_equity: '600',
    operating_revenue: '800',
    operating_cost: '500',
    total_profit: '80',
    interest_expense: '20',
    income_tax_expense: '20',
    net_profit: '60',
    accounts_receivable: '100',
    retained_earnings: '120',
    surplus_reserve: '30',
    intangible_assets: '50',
  },
};
const BEFORE = {
  periodEnd: '2023-12-31',
  items: {
    ...NOW.items,
    total_assets: '800',
    total_equity: '400',
    operating_revenue: '640',
    net_profit: '-5',
  },
};

const ratiosOf = (...statements: Parameters<typeof calculateRatios>[0]) =>
  new Map(calculateRatios(statements, '2024-12-31').map((ratio) => [ratio.key, ratio]));

describe('ratios of a period', () => {
  test.each([
    ['current_ratio', '2.000000'],
    ['quick_ratio', '1.600000'],
    ['debt_to_assets', '40.000000'],
    ['gross_margin', '37.500000'],
    ['interest_coverage', '5.000000'],
    ['return_on_equity', '12.000000'],
    ['asset_turnover', '0.888889'],
    ['receivable_days', '45.625000'],
    ['revenue_growth', '25.000000'],
    ['tangible_net_worth', '550.000000'],
    // 3.25 + 6.56 x 0.15 + 3.26 x 0.15 + 6.72 x 0.1 + 1.05 x 1.5
    ['altman_z_double_prime', '6.970000'],
  ])('%s is %s by hand', (key, value) => {
    expect(ratiosOf(NOW, BEFORE).get(key)).toMatchObject({ value, absence: null });
  });

  test('what is missing is named with its period, and is never zero', () => {
    expect(ratiosOf(NOW).get('return_on_assets')).toMatchObject({
      value: null,
      absence: 'missing-items',
      missing: [{ field: 'total_assets', yearsBack: 1 }],
    });
    expect(ratiosOf(NOW, BEFORE).get('cash_ratio')?.missing).toEqual([
      { field: 'cash_and_equivalents', yearsBack: 0 },
    ]);
  });

  test('a loss as base and a denominator of nothing make no ratio', () => {
    expect(ratiosOf(NOW, BEFORE).get('net_profit_growth')).toMatchObject({
      value: null,
      absence: 'base-not-positive',
    });
    const broke = { ...NOW, items: { ...NOW.items, total_equity: '-10' } };
    expect(ratiosOf(broke, BEFORE).get('debt_to_equity')).toMatchObject({
      value: null,
      absence: 'denominator-not-positive',
    });
  });

  test('each value names the items it was made of', () => {
    expect(ratiosOf(NOW, BEFORE).get('return_on_equity')?.inputs).toEqual([
      { field: 'net_profit', yearsBack: 0 },
      { field: 'total_equity', yearsBack: 0 },
      { field: 'total_equity', yearsBack: 1 },
    ]);
  });

  test('a change of unit leaves every ratio that is no amount as it is', () => {
    const fields = Object.keys(NOW.items);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 9 }), {
          minLength: fields.length,
          maxLength: fields.length,
        }),
        (amounts) => {
          const scaled = (factor: number) => ({
            periodEnd: '2024-12-31',
            items: Object.fromEntries(
              fields.map((field, at) => [field, String((amounts[at] ?? 1) * factor)]),
            ),
          });
          const [one, thousand] = [
            calculateRatios([scaled(1)], '2024-12-31'),
            calculateRatios([scaled(1000)], '2024-12-31'),
          ];
          const relative = (ratios: typeof one) =>
            ratios.filter(({ key }) => findField(key)?.type !== 'money').map(({ value }) => value);
          expect(relative(thousand)).toEqual(relative(one));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('formulas', () => {
  test.each(['1 +', '(a', 'a b', 'avg(', 'a & b', ')'])('%j is none', (text) => {
    expect(() => parseFormula(text)).toThrow(SyntaxError);
  });

  test('are told in both languages with the labels of the dictionary', () => {
    const formula = RATIOS.find(({ key }) => key === 'return_on_capital_employed')?.formula;
    expect(formula && printFormula(formula, 'en')).toBe(
      'EBIT ÷ average of(Total assets − Total current liabilities)',
    );
    const quick = RATIOS.find(({ key }) => key === 'quick_ratio')?.formula;
    expect(quick && printFormula(quick, 'cn')).toBe('(流动资产合计 − 存货) ÷ 流动负债合计');
  });
});
