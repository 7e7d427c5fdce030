import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../financials/index.ts';
import { findField } from '../dictionary/index.ts';
import {
  calculateDistressScores,
  DISTRESS_MODELS,
  findTermWords,
  getDistressModel,
  isMadeForSection,
  readMarketFigures,
  sayFormula,
  scoreModel,
} from './index.ts';
import { isMarketInput } from './market-inputs.ts';
import { makeDistressInput, makeMarket } from './make-input.ts';
import type { Formula } from '../financial-ratios/index.ts';

const namesIn = (formula: Formula): readonly string[] => {
  if (formula.kind === 'item') return [formula.name];
  if (formula.kind === 'number') return [];
  return (formula.kind === 'call' ? formula.inner : [formula.left, formula.right]).flatMap(namesIn);
};

test('every name of a formula is a figure, a market input or a statement item, and every term has words', () => {
  const terms = DISTRESS_MODELS.flatMap((model) => model.terms);
  const unknown = terms
    .flatMap(({ formula }) => namesIn(formula))
    .filter((name) => !isMarketInput(name) && !Object.hasOwn(FIGURES, name.replaceAll('_', '-')))
    .filter((name) => findField(name)?.type !== 'money');
  expect(unknown).toEqual([]);
  expect(terms.filter(({ code }) => findTermWords(code).cn === code)).toEqual([]);
});

describe('a score opens to its cells', () => {
  test('the terms and the constant add up to the score', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 12 }).map(String);
    const signed = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(String);
    const items = fc.record({
      total_assets: amount,
      total_liabilities: amount,
      total_current_assets: amount,
      total_current_liabilities: amount,
      total_equity: signed,
      net_profit: signed,
      total_profit: signed,
      retained_earnings: signed,
    });
    fc.assert(
      fc.property(items, (some) => {
        const market = makeMarket({ market_value: 750 });
        for (const { model, score, terms } of calculateDistressScores(makeDistressInput(some, { market }))) {
          if (score === null || model.kind !== 'linear') continue;
          const sum = terms.reduce((total, { contribution }) => total + (contribution ?? 0), model.constant);
          expect(Math.abs(sum - score)).toBeLessThan(1e-9 * Math.max(1, Math.abs(score)));
          for (const { weight, value, contribution } of terms)
            expect(contribution).toBe((weight ?? 0) * (value ?? 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  const openTerm = (code: string, term: string, input = makeDistressInput()) =>
    scoreModel(getDistressModel(code), input).terms.find((one) => one.code === term);

  test('with the items that it was really made of', () => {
    const term = openTerm('altman-z-private', 'ebit-to-total-assets');
    expect(term?.formula).toBe('(total_profit + interest_expense) ÷ total_assets');
    expect(term?.cells.map(({ field, value, origin }) => [field, value, origin?.recordId])).toEqual([
      ['total_profit', '80', 12],
      ['interest_expense', '20', 12],
      ['total_assets', '1000', 11],
    ]);
    expect(openTerm('beaver-cash-flow', 'funds-to-total-liabilities')?.formula).toBe(
      '(net_profit + cf_depreciation + cf_amortisation) ÷ total_liabilities',
    );
  });

  test('of this year and of the year before', () => {
    const change = openTerm('ohlson-o', 'change-of-net-profit');
    expect(change?.formula).toBe('(net_profit − prev(net_profit)) ÷ (|net_profit| + |prev(net_profit)|)');
    expect(change?.cells.map(({ value, periodEnd }) => [value, periodEnd])).toEqual([
      ['60', '2025-12-31'],
      ['40', '2024-12-31'],
    ]);
    expect(openTerm('z-china', 'net-profit-to-average-total-assets')?.formula).toBe(
      'net_profit ÷ average(total_assets)',
    );
    expect(openTerm('ohlson-o', 'size')?.formula).toBe('ln(total_assets ÷ 100)');
    expect(openTerm('ohlson-o', 'losses-in-two-years')?.formula).toBe(
      '[0 > net_profit] × [0 > prev(net_profit)]',
    );
    expect(openTerm('taffler-t', 'no-credit-interval')?.formula).toBe(
      '365 × (total_current_assets − inventories − total_current_liabilities) ÷ (operating_revenue − total_profit − (cf_depreciation + cf_amortisation))',
    );
  });

  test('and is told in both languages', () => {
    expect(sayFormula('net_profit ÷ average(total_assets)')).toEqual({
      en: 'Net profit ÷ [Total assets, average of two years]',
      cn: '净利润 ÷ [资产总计两年平均]',
    });
    expect(sayFormula('|total_profit − prev(total_profit)|').en).toBe(
      '|Total profit (before tax) − [Total profit (before tax), year before]|',
    );
    expect(sayFormula('365 × market_value').cn).toBe('365 × 股权市值');
  });
});

describe('what is missing is named, never guessed', () => {
  const missingOf = (code: string, input = makeDistressInput()) =>
    scoreModel(getDistressModel(code), input).missing;

  test('a market price that is not on file', () => {
    const result = scoreModel(getDistressModel('altman-z'), makeDistressInput());
    expect(result).toMatchObject({ score: null, zone: null, probability: null });
    expect(result.missing).toEqual([
      {
        name: 'market_value',
        yearsBack: 0,
        reason: 'not-on-the-market',
        orElse: [],
        neededFor: ['market-value-to-total-liabilities'],
      },
    ]);
    expect(result.terms.map(({ value }) => value)).toEqual([0.2, 0.2, 0.1, null, 0.9]);
    expect(missingOf('merton-kmv').map(({ name }) => name)).toEqual([
      'market_value',
      'equity_volatility',
      'risk_free_rate',
    ]);
  });

  test('an item that is not stated, with what could stand in', () => {
    expect(missingOf('springate-s', makeDistressInput({ interest_expense: null }))).toEqual([
      {
        name: 'ebit',
        yearsBack: 0,
        reason: 'not-reported',
        orElse: [['interest_expense'], ['finance_expenses']],
        neededFor: ['ebit-to-total-assets'],
      },
    ]);
  });

  test('the accounts of the year before, or all accounts', () => {
    expect(missingOf('z-china', makeDistressInput({}, { earlier: null }))).toMatchObject([
      { name: 'total_assets', yearsBack: 1, reason: 'no-earlier-statement' },
    ]);
    const none = makeDistressInput({}, { statement: null, earlier: null });
    expect(missingOf('beaver-cash-flow', none).map(({ name, reason }) => [name, reason])).toEqual([
      ['net_profit', 'no-statement'],
      ['depreciation_and_amortisation', 'no-statement'],
      ['total_liabilities', 'no-statement'],
    ]);
  });

  test('a figure below the line, or in the logarithm, that is not positive', () => {
    expect(missingOf('beaver-cash-flow', makeDistressInput({ total_liabilities: '0' }))).toMatchObject([
      { name: 'total_liabilities', reason: 'not-positive' },
    ]);
    const noProfit = makeDistressInput(
      { net_profit: '0' },
      { earlier: makeDistressInput({ net_profit: '0' }).statement },
    );
    expect(missingOf('ohlson-o', noProfit)).toMatchObject([
      { name: '|net_profit| + |prev(net_profit)|', reason: 'not-positive' },
    ]);
    expect(missingOf('ohlson-o', makeDistressInput({ total_assets: '0' }))).toContainEqual(
      expect.objectContaining({ name: 'total_assets ÷ 100', reason: 'not-positive' }),
    );
  });
});

test('the listing record gives market value and volatility; nothing else is made up', () => {
  const cellOf = (field: string, value: string) => ({
    field,
    value,
    periodEnd: '2026-01-05',
    origin: { dimension: 'listing_profile', recordId: 5, knownFrom: '2026-01-06T00:00:00.000Z' },
  });
  const listing = { market_cap: '750.00', equity_volatility_1y: '40.0000', close_price: '7.5' };
  const market = readMarketFigures(listing, cellOf);
  expect(Object.keys(market)).toEqual(['market_value', 'equity_volatility']);
  expect(market.equity_volatility).toMatchObject({ value: 0.4, formula: 'equity_volatility_1y ÷ 100' });
  const result = scoreModel(getDistressModel('altman-z'), makeDistressInput({}, { market }));
  expect(result.score).toBeCloseTo(2.6491, 10);
  expect(result.terms[3]).toMatchObject({ formula: 'market_cap ÷ total_liabilities' });
  expect(result.terms[3]?.cells[0]).toMatchObject({ field: 'market_cap', value: '750.00' });
  expect(readMarketFigures({ market_cap: null }, cellOf)).toEqual({});
});

test.each([
  ['altman-z', 'C', true],
  ['altman-z', 'F', false],
  ['altman-z-emerging', 'F', true],
  ['altman-z-emerging', 'J', false],
  ['altman-z-emerging', null, null],
])('%s was made for section %s: %s', (code, section, isFit) => {
  expect(isMadeForSection(getDistressModel(code), section)).toBe(isFit);
});
