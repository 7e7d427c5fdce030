import type { Words } from '../companies/index.ts';
import { findField } from '../dictionary/index.ts';
import { isMarketInput, MARKET_INPUT_WORDS } from './market-inputs.ts';
import type { ScoreZone, SourceMark } from './model.ts';
import type { LackReason } from './read-input.ts';

/** Shown over all of them. */
export const REFERENCE_WORDS: Words = {
  en: 'For reference, not part of the rating: published weights, not calibrated on companies in China.',
  cn: '仅供参考，不计入评级：采用公开文献的权重，未按中国企业校准。',
};

export const MARK_WORDS: Readonly<Record<SourceMark, Words>> = {
  V: { en: '[V] checked in public text or by calculation', cn: '[V] 已核对公开文本或经计算验证' },
  'V-secondary': {
    en: '[V] checked at second hand: the primary paper was not at hand',
    cn: '[V] 已核对二手文献，未见原文',
  },
  M: {
    en: '[M] from the literature: the primary paper was not at hand',
    cn: '[M] 引自文献，未见原文',
  },
};

export const ZONE_WORDS: Readonly<Record<ScoreZone, Words>> = {
  distress: { en: 'Distress', cn: '困境区' },
  grey: { en: 'Grey', cn: '灰色区' },
  safe: { en: 'Safe', cn: '安全区' },
};

export const LACK_WORDS: Readonly<Record<LackReason, Words>> = {
  'no-statement': { en: 'no annual consolidated accounts on file', cn: '无年度合并财务报表' },
  'no-earlier-statement': { en: 'no accounts of the year before on file', cn: '无上一年度财务报表' },
  'not-reported': { en: 'not in the accounts', cn: '报表未列示' },
  'not-positive': { en: 'is zero or negative, so that the ratio says nothing', cn: '为零或负数，比率无意义' },
  'not-on-the-market': { en: 'market data, not on file', cn: '市场数据，尚未入库' },
};

const TERM_WORDS: Readonly<Record<string, Words>> = {
  'working-capital-to-total-assets': { en: 'Working capital / total assets', cn: '营运资本／总资产' },
  'retained-earnings-to-total-assets': { en: 'Retained earnings / total assets', cn: '留存收益／总资产' },
  'ebit-to-total-assets': { en: 'EBIT / total assets', cn: '息税前利润／总资产' },
  'market-value-to-total-liabilities': { en: 'Market value / total liabilities', cn: '股权市值／负债合计' },
  'equity-to-total-liabilities': { en: 'Book equity / total liabilities', cn: '账面权益／负债合计' },
  'sales-to-total-assets': { en: 'Sales / total assets', cn: '营业收入／总资产' },
  'total-liabilities-to-total-assets': { en: 'Total liabilities / total assets', cn: '负债合计／总资产' },
  'net-profit-to-total-assets': { en: 'Net profit / total assets', cn: '净利润／总资产' },
  'net-profit-to-average-total-assets': { en: 'Net profit / average total assets', cn: '净利润／平均总资产' },
  size: { en: 'Size: logarithm of total assets', cn: '规模：总资产的对数' },
  'current-liabilities-to-current-assets': {
    en: 'Current liabilities / current assets',
    cn: '流动负债／流动资产',
  },
  'current-assets-to-current-liabilities': {
    en: 'Current assets / current liabilities',
    cn: '流动资产／流动负债',
  },
  'current-assets-to-total-liabilities': {
    en: 'Current assets / total liabilities',
    cn: '流动资产／负债合计',
  },
  'current-liabilities-to-total-assets': { en: 'Current liabilities / total assets', cn: '流动负债／总资产' },
  'liabilities-exceed-assets': { en: 'Liabilities exceed assets (1 if so)', cn: '资不抵债（是为 1）' },
  'funds-to-total-liabilities': { en: 'Cash flow / total liabilities', cn: '现金流量／负债合计' },
  'losses-in-two-years': { en: 'Losses in both years (1 if so)', cn: '连续两年亏损（是为 1）' },
  'change-of-net-profit': { en: 'Change of net profit, scaled', cn: '净利润变动（标准化）' },
  'profit-before-tax-to-current-liabilities': {
    en: 'Profit before tax / current liabilities',
    cn: '利润总额／流动负债',
  },
  'no-credit-interval': { en: 'No-credit interval, days', cn: '无信用间隔（天）' },
  'total-liabilities-to-market-assets': {
    en: 'Total liabilities / (market value + liabilities)',
    cn: '负债合计／（市值 + 负债）',
  },
  'cash-to-market-assets': { en: 'Cash / (market value + liabilities)', cn: '货币资金／（市值 + 负债）' },
  'default-point': { en: 'Default point', cn: '违约点' },
  'face-value-of-debt': { en: 'Face value of debt', cn: '债务面值' },
};

/** The name of a term: its own, else that of the market input it is. */
export const findTermWords = (code: string): Words => {
  const input = code.replaceAll('-', '_');
  return TERM_WORDS[code] ?? (isMarketInput(input) ? MARKET_INPUT_WORDS[input] : { en: code, cn: code });
};

/** The name of a statement item or market input in both languages; itself when it has none. */
export const findInputWords = (name: string): Words => {
  if (isMarketInput(name)) return MARKET_INPUT_WORDS[name];
  const field = findField(name);
  return field ? { en: field.en, cn: field.zh } : { en: name, cn: name };
};

const NAME = /[a-z][a-z_0-9]{2,}/g;
/** `$1`: what the function is of. */
const FUNCTIONS: readonly (readonly [name: string, words: Words])[] = [
  ['prev', { en: '[$1, year before]', cn: '[上年$1]' }],
  ['average', { en: '[$1, average of two years]', cn: '[$1两年平均]' }],
];

/** Functions go first, in brackets of their own: labels may hold parentheses. */
const sayIn = (formula: string, language: keyof Words): string => {
  const marked = FUNCTIONS.reduce(
    (text, [name], at) => text.replaceAll(new RegExp(`${name}\\(([^()]*)\\)`, 'g'), `${at}{$1}`),
    formula,
  );
  const labelled = marked.replace(NAME, (name) => findInputWords(name)[language]);
  return FUNCTIONS.reduce(
    (text, [, words], at) => text.replaceAll(new RegExp(`${at}\\{([^{}]*)\\}`, 'g'), words[language]),
    labelled,
  );
};

/** A formula in field names, told in the labels of the dictionary. */
export const sayFormula = (formula: string): Words => ({
  en: sayIn(formula, 'en'),
  cn: sayIn(formula, 'cn'),
});
