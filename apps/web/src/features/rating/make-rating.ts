import type { Contribution, Explanation, HistoryItem, Rating } from '@mingjian/contract/ratings';

const cell = (
  field: string,
  en: string,
  cn: string,
  value: string,
  over: Partial<Contribution['cells'][number]> = {},
) => ({
  field,
  label: { en, cn },
  value,
  periodEnd: '2025-12-31',
  dimension: 'balance_sheet',
  recordId: 11,
  knownFrom: '2026-04-30T00:00:00.000Z',
  ...over,
});

/** Test data: a factor that gives nothing; `over` says what it is. */
export const makeFactor = (over: Partial<Contribution> = {}): Contribution => ({
  model: 'financial',
  code: 'tl_ta',
  name: { en: 'Liabilities / total assets', cn: '资产负债率' },
  value: '0.5',
  band: { en: 'above 0.4512 up to 0.6513', cn: '高于0.4512，不超过0.6513' },
  state: 'known',
  points: '5.25',
  logOdds: '-0.181951',
  pointsLost: '14.75',
  worstPoints: '-20',
  bestPoints: '20',
  formula: 'total_liabilities ÷ total_assets',
  formulaWords: { en: 'Total liabilities ÷ Total assets', cn: '负债合计 ÷ 资产总计' },
  cells: [
    cell('total_liabilities', 'Total liabilities', '负债合计', '500000.00'),
    cell('total_assets', 'Total assets', '资产总计', '1000000.00'),
  ],
  evidence: [],
  party: null,
  ...over,
});

export const GROWTH: Contribution = makeFactor({
  code: 'sales_growth',
  name: { en: 'Growth of revenue', cn: '营业收入增长率' },
  value: '-0.105361',
  band: { en: 'above -0.2771 up to -0.0543', cn: '高于-0.2771，不超过-0.0543' },
  points: '-3.5',
  logOdds: '0.121301',
  pointsLost: '6.5',
  worstPoints: '-4',
  bestPoints: '3',
  formula: 'ln(operating_revenue) − ln(prev(operating_revenue))',
  formulaWords: {
    en: 'ln(Operating revenue) − ln([Operating revenue, year before])',
    cn: 'ln(营业收入) − ln([上年营业收入])',
  },
  cells: [
    cell('operating_revenue', 'Operating revenue', '营业收入', '900000.00', { recordId: 12 }),
    cell('operating_revenue', 'Operating revenue', '营业收入', '1000000.00', {
      recordId: 13,
      periodEnd: '2024-12-31',
    }),
  ],
});

export const PENALTY: Contribution = makeFactor({
  model: 'behaviour',
  code: 'penalty',
  name: { en: 'Administrative penalty', cn: '行政处罚' },
  value: '0.5',
  band: null,
  points: '-4',
  logOdds: '0.138629',
  pointsLost: '4',
  worstPoints: '-4',
  bestPoints: '0',
  formula: null,
  formulaWords: null,
  cells: [],
  evidence: [
    {
      dimension: 'administrative_penalty',
      recordId: 41,
      knownFrom: '2025-09-30T00:00:00.000Z',
      weight: '0.5',
    },
  ],
});

export const LINKED: Contribution = makeFactor({
  model: 'contagion',
  code: 'holder-9',
  name: { en: '母公司有限公司', cn: '母公司有限公司' },
  value: '60',
  band: null,
  points: '-2',
  logOdds: '0.069315',
  pointsLost: '2',
  worstPoints: '-28.853901',
  bestPoints: '0',
  formula: null,
  formulaWords: null,
  cells: [],
  party: { companyId: 9, name: '母公司有限公司', relation: 'holder', class: '3A16' },
});

/** Base −4 and the four factors: −3.852706. */
export const makeExplanation = (over: Partial<Explanation> = {}): Explanation => ({
  base: {
    points: '602.5',
    logOdds: '-4',
    centralTendency: '2.5',
    sizeGrade: 'small',
    isSizeAssumed: false,
  },
  contributions: structuredClone([makeFactor(), GROWTH, PENALTY, LINKED]),
  score: { points: '598.25', logOdds: '-3.852706' },
  adjustments: [],
  total: { points: '598.25', logOdds: '-3.852706' },
  strengths: ['tl_ta'],
  weaknesses: ['tl_ta', 'sales_growth', 'penalty'],
  missing: [],
  unusedAccounts: null,
  isReproduced: true,
  ...over,
});

/** Test data: an answer of the rating endpoint, made up. */
export const makeRating = (over: Partial<Rating> = {}): Rating => ({
  companyId: 7,
  status: 'rated',
  reason: null,
  class: '3A13',
  grade: 13,
  symbol: 'BB-',
  counterpart: 'BB-',
  band: 'weak',
  pd: '2.078123',
  pdLow: '0.914311',
  pdHigh: '4.654322',
  termStructure: [1, 2, 3, 4, 5, 6].map((years) => ({ years, pd: String(2.078123 * years) })),
  solvencyIndex: '294.2',
  financialScore: '61.3',
  businessScore: '48.7',
  peers: { percentile: '37.5', peers: 120, kind: 'section-size', snapshotOn: '2026-03-31' },
  depth: {
    code: 'audited-accounts',
    name: { en: 'Audited accounts', cn: '经审计财务报表' },
    bestClass: '3A1',
  },
  confidence: { grade: 'B', value: '0.54', completeness: '0.9', freshness: '0.6' },
  model: {
    version: '1',
    name: { en: 'Mingjian default model', cn: '明鉴违约模型' },
    caution: { en: 'Fitted on US firms, priors marked.', cn: '以美国企业拟合，先验均有标注。' },
  },
  explanation: makeExplanation(),
  overrides: [],
  support: null,
  periodEnd: '2025-12-31',
  ratedAt: '2026-05-02T08:00:00.000Z',
  isMadeAfterwards: false,
  inputHash: 'DTKpzNbXfPeSQI0wXA_EJmtre7_VGmVZJZxEqzeiotA',
  isSynthetic: true,
  ...over,
});

/** Test data: a rating of the history. */
export const makeHistoryItem = (over: Partial<HistoryItem> = {}): HistoryItem => ({
  class: '3A13',
  grade: 13,
  symbol: 'BB-',
  counterpart: 'BB-',
  band: 'weak',
  ratedAt: '2026-05-02T08:00:00.000Z',
  madeAt: '2026-05-02T08:00:00.000Z',
  isMadeAfterwards: false,
  status: 'rated',
  pd: '2.078123',
  pdLow: '0.914311',
  pdHigh: '4.654322',
  solvencyIndex: '294.2',
  confidence: 'B',
  periodEnd: '2025-12-31',
  modelVersion: '1',
  inputHash: 'DTKpzNbXfPeSQI0wXA_EJmtre7_VGmVZJZxEqzeiotA',
  move: null,
  ...over,
});
