import type { DistressScores, DistressScoreView } from '@mingjian/contract/distress-scores';

const cell = (field: string, en: string, cn: string, value: string, periodEnd = '2025-12-31') => ({
  field,
  label: { en, cn },
  value,
  unit: 'CNY' as const,
  periodEnd,
  dimension: 'balance_sheet',
  recordId: 11,
  knownFrom: '2026-04-30T00:00:00.000Z',
});

const ASSETS = cell('total_assets', 'Total assets', '资产总计', '1000000.00');

/** Test data: a score of the endpoint, made up. */
export const makeScore = (over: Partial<DistressScoreView> = {}): DistressScoreView => ({
  code: 'z-china',
  name: { en: 'Z-China', cn: '中国 Z 值（Z-China）' },
  source: {
    authors: 'Zhang, Altman, Yen',
    year: 2010,
    mark: 'M',
    markWords: {
      en: '[M] from the literature: the primary paper was not at hand',
      cn: '[M] 引自文献，未见原文',
    },
  },
  meantFor: { en: 'listed companies in China', cn: '中国上市公司' },
  isMadeForIndustry: true,
  direction: 'higher-safer',
  cutOffs: { distress: '0.5', safe: '0.9', reach: '0.6' },
  note: null,
  isRankOnly: false,
  score: '0.75',
  zone: 'grey',
  zoneWords: { en: 'Grey', cn: '灰色区' },
  probability: null,
  equivalent: null,
  constant: '0.517',
  terms: [
    {
      code: 'net-profit-to-average-total-assets',
      name: { en: 'Net profit / average total assets', cn: '净利润／平均总资产' },
      weight: '9.32',
      value: '0.025',
      contribution: '0.233',
      formula: 'net_profit ÷ average(total_assets)',
      formulaWords: {
        en: 'Net profit ÷ [Total assets, average of two years]',
        cn: '净利润 ÷ [资产总计两年平均]',
      },
      cells: [ASSETS, { ...ASSETS, value: '800000.00', periodEnd: '2024-12-31', recordId: 9 }],
    },
  ],
  missing: [],
  ...over,
});

/** A model of the market for a company without a market value. */
export const makeLackingScore = (): DistressScoreView =>
  makeScore({
    code: 'altman-z',
    name: { en: 'Altman Z', cn: 'Altman Z 值' },
    score: null,
    zone: null,
    zoneWords: null,
    isMadeForIndustry: false,
    terms: [
      {
        code: 'market-value-to-total-liabilities',
        name: { en: 'Market value / total liabilities', cn: '股权市值／负债合计' },
        weight: '0.6',
        value: null,
        contribution: null,
        formula: null,
        formulaWords: null,
        cells: [],
      },
    ],
    missing: [
      {
        name: 'market_value',
        label: { en: 'Market value of equity', cn: '股权市值' },
        reason: 'not-on-the-market',
        reasonWords: { en: 'market data, not on file', cn: '市场数据，尚未入库' },
        periodEnd: null,
        orElse: [],
        neededFor: [{ en: 'Market value / total liabilities', cn: '股权市值／负债合计' }],
      },
    ],
  });

export const makeScores = (
  scores: readonly DistressScoreView[],
  over: Partial<DistressScores> = {},
): DistressScores => ({
  companyId: 7,
  caution: { en: 'For reference, not part of the rating.', cn: '仅供参考，不计入评级。' },
  periodEnd: '2025-12-31',
  earlierPeriodEnd: '2024-12-31',
  scores: [...scores],
  ...over,
});
