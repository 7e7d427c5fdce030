import type { Driver, Rating } from '@mingjian/contract/ratings';

const cell = (field: string, en: string, cn: string, value: string, recordId: number) => ({
  field,
  label: { en, cn },
  value,
  periodEnd: '2025-12-31',
  dimension: recordId === 12 ? 'income_statement' : 'balance_sheet',
  recordId,
  knownFrom: '2026-04-30T00:00:00.000Z',
});

const DRIVERS: readonly Driver[] = [
  {
    code: 'working-capital-to-total-assets',
    name: { en: 'Working capital / total assets', cn: '营运资本／总资产' },
    formula: '(total_current_assets − total_current_liabilities) ÷ total_assets',
    formulaWords: {
      en: '(Total current assets − Total current liabilities) ÷ Total assets',
      cn: '(流动资产合计 − 流动负债合计) ÷ 资产总计',
    },
    value: '0.05',
    weight: '6.56',
    contribution: '0.328',
    logOdds: '0.4',
    cells: [
      cell('total_current_assets', 'Total current assets', '流动资产合计', '450000.00', 11),
      cell('total_current_liabilities', 'Total current liabilities', '流动负债合计', '400000.00', 11),
      cell('total_assets', 'Total assets', '资产总计', '1000000.00', 11),
    ],
  },
  {
    code: 'ebit-to-total-assets',
    name: { en: 'EBIT / total assets', cn: '息税前利润／总资产' },
    formula: 'ebit ÷ total_assets',
    formulaWords: { en: 'EBIT ÷ Total assets', cn: '息税前利润 ÷ 资产总计' },
    value: '0.1',
    weight: '6.72',
    contribution: '0.672',
    logOdds: '-0.5789',
    cells: [
      cell('ebit', 'EBIT', '息税前利润', '100000.00', 12),
      cell('total_assets', 'Total assets', '资产总计', '1000000.00', 11),
    ],
  },
];

/** Test data: an answer of the rating endpoint, made up. */
export const makeRating = (over: Partial<Rating> = {}): Rating => ({
  companyId: 7,
  status: 'rated',
  class: '3A5',
  grade: 5,
  symbol: 'A+',
  counterpart: 'A+',
  band: 'good',
  pd: '0.107173',
  solvencyIndex: '181.9',
  model: {
    id: 'altman-z2-em',
    version: '1',
    name: { en: "Altman Z'' (emerging markets)", cn: 'Altman Z"（新兴市场）' },
    isCalibrated: false,
    caution: { en: 'reference model, not calibrated', cn: '参考模型，未经校准' },
    score: '6.936000000',
  },
  base: { points: '3.25', logOdds: '-4.15' },
  periodEnd: '2025-12-31',
  ratedAt: '2026-05-02T08:00:00.000Z',
  drivers: structuredClone([...DRIVERS]),
  missing: [],
  overrides: [],
  isSynthetic: true,
  ...over,
});
