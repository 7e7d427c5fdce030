import { normalCdf } from '../numerics/index.ts';
import type { DistressModel } from './model.ts';
import { termsOf } from './model.ts';
import { toLogitPercent } from './probability.ts';

const PERCENT = 100;
const WORKING_CAPITAL = '(current_assets - current_liabilities) / total_assets';
/** Net profit before depreciation and amortisation, what Beaver calls cash flow and Ohlson funds from operations. */
const FUNDS_TO_LIABILITIES = '(net_profit + depreciation) / total_liabilities';

const COMMON = { kind: 'linear', note: null, isRankOnly: false, toProbability: null } as const;

/** Models on accounts alone, besides Altman's. `docs/figures/distress-scores.md`. */
export const ACCOUNTING_MODELS: readonly DistressModel[] = [
  {
    ...COMMON,
    code: 'ohlson-o',
    name: { en: 'Ohlson O', cn: 'Ohlson O 值' },
    source: { authors: 'Ohlson', year: 1980, mark: 'V-secondary' },
    meantFor: {
      en: 'listed industrial companies in the United States, 1970-76',
      cn: '美国上市工业企业（1970-76 年）',
    },
    sections: null,
    direction: 'higher-riskier',
    // Half, in log-odds; the cut that served the paper's sample best, 3.8 %, belongs to its firms too.
    cutOffs: { distress: 0, safe: 0, reach: 4 },
    note: {
      en: 'For ranking only: its size term was fitted on US dollars at a price index of 1968 = 100. In yuan, with the index held at 100, the order of companies within a year stands; level, probability and cut-off do not.',
      cn: '仅用于排序：规模项按美元和物价指数（1968 年 = 100）估计。以人民币计并将指数固定为 100 时，同一年度内的排序有效，分值水平、概率和临界值无效。',
    },
    isRankOnly: true,
    toProbability: toLogitPercent,
    constant: -1.32,
    terms: termsOf([
      ['size', -0.407, 'ln(total_assets / 100)'],
      ['total-liabilities-to-total-assets', 6.03, 'total_liabilities / total_assets'],
      ['working-capital-to-total-assets', -1.43, WORKING_CAPITAL],
      ['current-liabilities-to-current-assets', 0.0757, 'current_liabilities / current_assets'],
      ['liabilities-exceed-assets', -1.72, 'above(total_liabilities, total_assets)'],
      ['net-profit-to-total-assets', -2.37, 'net_profit / total_assets'],
      ['funds-to-total-liabilities', -1.83, FUNDS_TO_LIABILITIES],
      ['losses-in-two-years', 0.285, 'above(0, net_profit) * above(0, prev(net_profit))'],
      [
        'change-of-net-profit',
        -0.521,
        '(net_profit - prev(net_profit)) / (abs(net_profit) + abs(prev(net_profit)))',
      ],
    ]),
  },
  {
    ...COMMON,
    code: 'zmijewski-x',
    name: { en: 'Zmijewski X', cn: 'Zmijewski X 值' },
    source: { authors: 'Zmijewski', year: 1984, mark: 'M' },
    meantFor: { en: 'listed industrial companies', cn: '上市工业企业' },
    sections: null,
    direction: 'higher-riskier',
    cutOffs: { distress: 0, safe: 0, reach: 4 },
    toProbability: (score) => PERCENT * normalCdf(score),
    constant: -4.336,
    terms: termsOf([
      ['net-profit-to-total-assets', -4.513, 'net_profit / total_assets'],
      ['total-liabilities-to-total-assets', 5.679, 'total_liabilities / total_assets'],
      // The sign of the paper; software often prints -0.004, which makes no difference that shows.
      ['current-assets-to-current-liabilities', 0.004, 'current_assets / current_liabilities'],
    ]),
  },
  {
    ...COMMON,
    code: 'springate-s',
    name: { en: 'Springate S', cn: 'Springate S 值' },
    source: { authors: 'Springate', year: 1978, mark: 'M' },
    meantFor: { en: 'Canadian manufacturers', cn: '加拿大制造业企业' },
    sections: ['C'],
    direction: 'higher-safer',
    cutOffs: { distress: 0.862, safe: 0.862, reach: 1 },
    constant: 0,
    terms: termsOf([
      ['working-capital-to-total-assets', 1.03, WORKING_CAPITAL],
      ['ebit-to-total-assets', 3.07, 'ebit / total_assets'],
      ['profit-before-tax-to-current-liabilities', 0.66, 'profit_before_tax / current_liabilities'],
      ['sales-to-total-assets', 0.4, 'revenue / total_assets'],
    ]),
  },
  {
    ...COMMON,
    code: 'taffler-t',
    name: { en: 'Taffler T', cn: 'Taffler T 值' },
    source: { authors: 'Taffler', year: 1983, mark: 'M' },
    meantFor: { en: 'listed manufacturers in the United Kingdom', cn: '英国上市制造业企业' },
    sections: ['C'],
    direction: 'higher-safer',
    cutOffs: { distress: 0, safe: 0, reach: 10 },
    constant: 3.2,
    terms: termsOf([
      ['profit-before-tax-to-current-liabilities', 12.18, 'profit_before_tax / current_liabilities'],
      ['current-assets-to-total-liabilities', 2.5, 'current_assets / total_liabilities'],
      ['current-liabilities-to-total-assets', -10.68, 'current_liabilities / total_assets'],
      // Days that quick assets less current liabilities pay the running costs.
      [
        'no-credit-interval',
        0.029,
        '365 * (current_assets - inventories - current_liabilities) / (revenue - profit_before_tax - depreciation)',
      ],
    ]),
  },
  {
    ...COMMON,
    code: 'beaver-cash-flow',
    name: { en: 'Beaver, cash flow to liabilities', cn: 'Beaver 现金流量债务比' },
    source: { authors: 'Beaver', year: 1966, mark: 'M' },
    meantFor: { en: 'listed industrial companies', cn: '上市工业企业' },
    sections: null,
    direction: 'higher-safer',
    cutOffs: { distress: 0.03, safe: 0.03, reach: 0.3 },
    note: {
      en: "The best single ratio of the paper: it misjudged 13% of its firms a year ahead. Cash flow as the literature describes it: net profit before depreciation and amortisation. The cut-off is 'about' .03.",
      cn: '论文中最佳的单一比率：提前一年误判 13% 的企业。现金流量按文献口径为净利润加折旧与摊销；临界值约为 0.03。',
    },
    constant: 0,
    terms: termsOf([['funds-to-total-liabilities', 1, FUNDS_TO_LIABILITIES]]),
  },
];
