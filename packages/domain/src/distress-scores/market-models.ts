import { normalCdf } from '../numerics/index.ts';
import { calculateMerton } from './merton.ts';
import type { DistressModel } from './model.ts';
import { inputsOf, termsOf } from './model.ts';
import { calculateNaiveDistance } from './naive-distance.ts';
import { toLogitPercent, toYearPercent } from './probability.ts';

const PERCENT = 100;
const HORIZON_YEARS = 1;

const LISTED = { en: 'listed companies', cn: '上市公司' } as const;
/** Short-term debt and half of the long-term debt: what KMV takes for the point where default begins. */
const DEFAULT_POINT = 'short_term_borrowings + non_current_liabilities_due_1y + 0.5 * long_term_debt';
const COMMON = { meantFor: LISTED, sections: null, cutOffs: null, isRankOnly: false } as const;

/** Models that need the stock market. Functions with all inputs; a company has few of them on file. */
export const MARKET_MODELS: readonly DistressModel[] = [
  {
    ...COMMON,
    kind: 'linear',
    code: 'shumway-hazard',
    name: { en: 'Shumway hazard model', cn: 'Shumway 风险率模型' },
    source: { authors: 'Shumway', year: 2001, mark: 'M' },
    direction: 'higher-riskier',
    note: null,
    toProbability: toLogitPercent,
    constant: -13.303,
    terms: termsOf([
      ['net-profit-to-total-assets', -1.982, 'net_profit / total_assets'],
      ['total-liabilities-to-total-assets', 3.593, 'total_liabilities / total_assets'],
      ['relative-size', -0.467, 'relative_size'],
      ['past-excess-return', -1.809, 'past_excess_return'],
      ['residual-volatility', 5.791, 'residual_volatility'],
    ]),
  },
  {
    ...COMMON,
    kind: 'linear',
    code: 'campbell-hilscher-szilagyi',
    name: { en: 'Campbell, Hilscher, Szilagyi', cn: 'Campbell-Hilscher-Szilagyi 模型' },
    source: { authors: 'Campbell, Hilscher, Szilagyi', year: 2008, mark: 'V' },
    direction: 'higher-riskier',
    note: {
      en: 'Monthly log-odds at a lag of twelve months; the probability is that of twelve such months.',
      cn: '滞后十二个月的月度对数几率；概率按十二个月合计。',
    },
    toProbability: toYearPercent,
    constant: -9.164,
    terms: termsOf([
      ['average-profit-to-market-assets', -20.264, 'average_profit_to_market_assets'],
      ['total-liabilities-to-market-assets', 1.416, 'total_liabilities / (market_value + total_liabilities)'],
      ['average-excess-return', -7.129, 'average_excess_return'],
      ['three-month-volatility', 1.411, 'three_month_volatility'],
      ['relative-size', -0.045, 'relative_size'],
      ['cash-to-market-assets', -2.132, 'cash_and_equivalents / (market_value + total_liabilities)'],
      ['market-to-book', 0.075, 'market_to_book'],
      ['log-price', -0.058, 'log_price'],
    ]),
  },
  {
    ...COMMON,
    kind: 'structural',
    code: 'merton-kmv',
    name: { en: 'Merton / KMV distance to default', cn: 'Merton/KMV 违约距离' },
    source: { authors: 'Merton; KMV', year: 1974, mark: 'V' },
    direction: 'higher-safer',
    note: {
      en: 'Risk-neutral: assets grow at the risk-free rate. Default point: short-term debt and half of the long-term debt.',
      cn: '风险中性口径：资产按无风险利率增长。违约点为短期债务加长期债务的一半。',
    },
    toProbability: (distance) => PERCENT * normalCdf(-distance),
    terms: inputsOf([
      ['market-value', 'market_value'],
      ['equity-volatility', 'equity_volatility'],
      ['default-point', DEFAULT_POINT],
      ['risk-free-rate', 'risk_free_rate'],
    ]),
    calculate: ([equity = 0, equityVolatility = 0, debt = 0, rate = 0]) =>
      calculateMerton({ equity, equityVolatility, debt, rate, years: HORIZON_YEARS }).distance,
  },
  {
    ...COMMON,
    kind: 'structural',
    code: 'naive-distance',
    name: { en: 'Naive distance to default', cn: '简化违约距离' },
    source: { authors: 'Bharath, Shumway', year: 2008, mark: 'M' },
    direction: 'higher-safer',
    note: {
      en: 'Needs no solver: debt counts at current liabilities and half of the long-term debt.',
      cn: '无需求解：债务按流动负债加长期债务的一半计。',
    },
    toProbability: (distance) => PERCENT * normalCdf(-distance),
    terms: inputsOf([
      ['market-value', 'market_value'],
      ['equity-volatility', 'equity_volatility'],
      ['face-value-of-debt', 'current_liabilities + 0.5 * long_term_debt'],
      ['past-return', 'past_return'],
    ]),
    calculate: ([equity = 0, equityVolatility = 0, debt = 0, pastReturn = 0]) =>
      calculateNaiveDistance({ equity, equityVolatility, debt, pastReturn, years: HORIZON_YEARS }).distance,
  },
];
