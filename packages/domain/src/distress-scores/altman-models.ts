import type { DistressModel } from './model.ts';
import { termsOf } from './model.ts';

const WORKING_CAPITAL = '(current_assets - current_liabilities) / total_assets';

/** Altman, Hartzell, Peck 1995: the four ratios of Z'' and, with a constant, of the EM score. */
const FOUR_RATIOS = termsOf([
  ['working-capital-to-total-assets', 6.56, WORKING_CAPITAL],
  ['retained-earnings-to-total-assets', 3.26, 'retained_earnings / total_assets'],
  ['ebit-to-total-assets', 6.72, 'ebit / total_assets'],
  ['equity-to-total-liabilities', 1.05, 'equity / total_liabilities'],
]);

const COMMON = {
  kind: 'linear',
  direction: 'higher-safer',
  note: null,
  isRankOnly: false,
  toProbability: null,
} as const;

/** Altman's family of discriminant functions. `docs/figures/distress-scores.md`. */
export const ALTMAN_MODELS: readonly DistressModel[] = [
  {
    ...COMMON,
    code: 'altman-z',
    name: { en: 'Altman Z', cn: 'Altman Z 值' },
    source: { authors: 'Altman', year: 1968, mark: 'V' },
    meantFor: { en: 'listed manufacturers', cn: '上市制造业企业' },
    sections: ['C'],
    cutOffs: { distress: 1.81, safe: 2.99, reach: 2 },
    constant: 0,
    terms: termsOf([
      ['working-capital-to-total-assets', 1.2, WORKING_CAPITAL],
      ['retained-earnings-to-total-assets', 1.4, 'retained_earnings / total_assets'],
      ['ebit-to-total-assets', 3.3, 'ebit / total_assets'],
      ['market-value-to-total-liabilities', 0.6, 'market_value / total_liabilities'],
      ['sales-to-total-assets', 0.999, 'revenue / total_assets'],
    ]),
  },
  {
    ...COMMON,
    code: 'altman-z-private',
    name: { en: "Altman Z'", cn: "Altman Z' 值" },
    source: { authors: 'Altman', year: 1983, mark: 'V' },
    meantFor: { en: 'manufacturers that are not listed', cn: '非上市制造业企业' },
    sections: ['C'],
    cutOffs: { distress: 1.23, safe: 2.9, reach: 2 },
    constant: 0,
    terms: termsOf([
      ['working-capital-to-total-assets', 0.717, WORKING_CAPITAL],
      ['retained-earnings-to-total-assets', 0.847, 'retained_earnings / total_assets'],
      ['ebit-to-total-assets', 3.107, 'ebit / total_assets'],
      ['equity-to-total-liabilities', 0.42, 'equity / total_liabilities'],
      ['sales-to-total-assets', 0.998, 'revenue / total_assets'],
    ]),
  },
  {
    ...COMMON,
    code: 'altman-z-emerging',
    name: { en: "Altman Z''", cn: "Altman Z'' 值" },
    source: { authors: 'Altman, Hartzell, Peck', year: 1995, mark: 'V' },
    meantFor: { en: 'other industries than manufacturing, emerging markets', cn: '非制造业及新兴市场企业' },
    sections: null,
    cutOffs: { distress: 1.1, safe: 2.6, reach: 3 },
    constant: 0,
    terms: FOUR_RATIOS,
  },
  {
    ...COMMON,
    code: 'altman-em-score',
    name: { en: 'Altman EM score', cn: 'Altman EM 分值' },
    source: { authors: 'Altman', year: 2005, mark: 'M' },
    meantFor: { en: 'companies in emerging markets', cn: '新兴市场企业' },
    sections: null,
    cutOffs: { distress: 4.35, safe: 5.85, reach: 3 },
    note: {
      en: "Z'' + 3.25. The equivalent rating is a position in Altman's table, not our rating.",
      cn: "Z'' + 3.25。对应等级是 Altman 表中的位置，不是本产品的评级。",
    },
    constant: 3.25,
    terms: FOUR_RATIOS,
  },
  {
    ...COMMON,
    code: 'z-china',
    name: { en: 'Z-China', cn: '中国 Z 值（Z-China）' },
    source: { authors: 'Zhang, Altman, Yen', year: 2010, mark: 'M' },
    meantFor: { en: 'listed companies in China', cn: '中国上市公司' },
    sections: null,
    cutOffs: { distress: 0.5, safe: 0.9, reach: 0.6 },
    constant: 0.517,
    terms: termsOf([
      ['total-liabilities-to-total-assets', -0.46, 'total_liabilities / total_assets'],
      ['net-profit-to-average-total-assets', 9.32, 'net_profit / avg(total_assets)'],
      ['working-capital-to-total-assets', 0.388, WORKING_CAPITAL],
      ['retained-earnings-to-total-assets', 1.158, 'retained_earnings / total_assets'],
    ]),
  },
];
