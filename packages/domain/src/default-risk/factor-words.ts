import { SECTIONS } from '../industry/index.ts';
import type { Contribution } from './contribution.ts';
import type { Words } from './words.ts';

const words = (en: string, cn: string): Words => ({ en, cn });

/** Variables that a scorecard of statement ratios can hold (`packages/modelling/features/statement-ratios.json`). */
const FINANCIAL: Readonly<Record<string, Words>> = {
  wc_ta: words('Working capital / total assets', '营运资本／总资产'),
  re_ta: words('Retained earnings / total assets', '留存收益／总资产'),
  ebit_ta: words('EBIT / total assets', '息税前利润／总资产'),
  ni_ta: words('Net profit / total assets', '总资产净利率'),
  ebitda_ta: words('EBITDA / total assets', '息税折旧摊销前利润／总资产'),
  tl_ta: words('Liabilities / total assets', '资产负债率'),
  ltd_ta: words('Long-term debt / total assets', '长期债务／总资产'),
  cl_ta: words('Current liabilities / total assets', '流动负债／总资产'),
  sales_ta: words('Revenue / total assets', '总资产周转率'),
  quick_cl: words('Quick ratio', '速动比率'),
  ca_cl: words('Current ratio', '流动比率'),
  cash_ta: words('Cash-like assets / total assets', '类现金资产／总资产'),
  cash_cl: words('Cash-like assets / current liabilities', '类现金资产／流动负债'),
  ebitda_tl: words('EBITDA / total liabilities', '息税折旧摊销前利润／总负债'),
  ebit_tl: words('EBIT / total liabilities', '息税前利润／总负债'),
  ni_tl: words('Net profit / total liabilities', '净利润／总负债'),
  equity_tl: words('Equity / total liabilities', '权益／总负债'),
  inventory_cogs: words('Inventories / cost of sales', '存货／营业成本'),
  receivables_sales: words('Receivables / revenue', '应收款项／营业收入'),
  gross_margin: words('Gross margin', '毛利率'),
  ebit_margin: words('EBIT margin', '息税前利润率'),
  net_margin: words('Net margin', '净利率'),
  is_loss: words('Loss in the year', '当年亏损'),
  is_overindebted: words('Liabilities above assets', '资不抵债'),
  change_of_tl_ta: words('Change of liabilities / total assets', '资产负债率变动'),
  change_of_wc_ta: words('Change of working capital / total assets', '营运资本占比变动'),
  change_of_re_ta: words('Change of retained earnings / total assets', '留存收益占比变动'),
  change_of_cash_ta: words('Change of cash-like assets / total assets', '类现金资产占比变动'),
  change_of_ebitda_ta: words('Change of EBITDA / total assets', '息税折旧摊销前利润率变动'),
  asset_growth: words('Growth of total assets', '总资产增长率'),
  sales_growth: words('Growth of revenue', '营业收入增长率'),
  scaled_change_of_ni: words('Change of net profit, scaled', '净利润相对变动'),
  scaled_change_of_ebitda: words('Change of EBITDA, scaled', '息税折旧摊销前利润相对变动'),
};

const BEHAVIOUR: Readonly<Record<string, Words>> = {
  dishonest: words('Dishonest judgment debtor', '失信被执行人'),
  'bankruptcy-petition': words('Bankruptcy petition', '破产申请'),
  'terminated-enforcement': words('Enforcement terminated unpaid', '终本案件'),
  enforcement: words('Enforcement', '被执行人'),
  'restricted-consumption': words('Restricted from high consumption', '限制高消费'),
  'serious-violation': words('Serious violation', '严重违法'),
  'tax-arrears': words('Tax arrears', '欠税'),
  'abnormal-operation': words('Abnormal operation list', '经营异常'),
  'judicial-auction': words('Judicial auction', '司法拍卖'),
  'equity-freeze': words('Equity freeze', '股权冻结'),
  'large-penalty': words('Large administrative penalty', '重大行政处罚'),
  'environmental-penalty': words('Environmental penalty', '环保处罚'),
  penalty: words('Administrative penalty', '行政处罚'),
  'debt-judgment': words('Judgment on a debt, as the party sued', '债务类裁判文书（被告）'),
  'debt-case': words('Case filed over a debt, as the party sued', '债务类立案（被告）'),
  'equity-pledge': words('Equity pledge', '股权出质'),
  'chattel-mortgage': words('Chattel mortgage', '动产抵押'),
};

const REGISTRY: Readonly<Record<string, Words>> = {
  age: words('Age', '成立年限'),
  'registered-capital': words('Registered capital', '注册资本'),
  'paid-up-share': words('Paid-up share of the capital', '实缴比例'),
  'legal-form': words('Legal form and nature', '企业类型与性质'),
  'insured-employees': words('Insured employees', '参保人数'),
  'legal-representative-changes': words('Changes of the legal representative', '法定代表人变更'),
  'address-changes': words('Changes of address', '住所变更'),
  'capital-reduction': words('Reduction of capital', '减资'),
  'annual-report': words('Annual report', '企业年报'),
  'high-tech': words('High-tech enterprise', '高新技术企业'),
  'a-grade-taxpayer': words('A-grade taxpayer', 'A级纳税人'),
  listed: words('Listed', '上市公司'),
  industry: words('Industry', '行业'),
};

const BANDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  age: {
    'below-1': words('below 1 year', '不足1年'),
    '1-3': words('1 to 3 years', '1—3年'),
    '3-5': words('3 to 5 years', '3—5年'),
    '5-10': words('5 to 10 years', '5—10年'),
    '10-20': words('10 to 20 years', '10—20年'),
    'above-20': words('20 years and more', '20年及以上'),
  },
  'registered-capital': {
    'below-100k': words('below CNY 0.1m', '10万元以下'),
    '100k-1m': words('CNY 0.1m to 1m', '10万—100万元'),
    '1m-10m': words('CNY 1m to 10m', '100万—1000万元'),
    '10m-50m': words('CNY 10m to 50m', '1000万—5000万元'),
    'above-50m': words('CNY 50m and more', '5000万元及以上'),
  },
  'paid-up-share': {
    none: words('nothing paid up', '未实缴'),
    'below-20': words('below 20%', '20%以下'),
    '20-80': words('20% to 80%', '20%—80%'),
    'above-80': words('80% and more', '80%及以上'),
  },
  'legal-form': {
    'sole-proprietor': words('sole proprietor', '个人独资'),
    limited: words('limited liability company', '有限责任公司'),
    shares: words('company limited by shares', '股份有限公司'),
    state: words('state-owned', '国有企业'),
    foreign: words('foreign-invested', '外商投资'),
  },
  'insured-employees': {
    none: words('none', '0人'),
    '1-9': words('1 to 9', '1—9人'),
    '10-99': words('10 to 99', '10—99人'),
    '100-999': words('100 to 999', '100—999人'),
    'above-1000': words('1,000 and more', '1000人及以上'),
  },
  'legal-representative-changes': {
    few: words('fewer than two in 24 months', '24个月内少于两次'),
    many: words('two or more in 24 months', '24个月内两次及以上'),
  },
  'address-changes': {
    few: words('fewer than two in 24 months', '24个月内少于两次'),
    many: words('two or more in 24 months', '24个月内两次及以上'),
  },
  'annual-report': {
    filed: words('filed for the last year due', '已报送最近应报年度'),
    missing: words('missing for the last year due', '未报送最近应报年度'),
  },
  industry: Object.fromEntries(SECTIONS.map(({ code, en, cn }) => [code, { en, cn }])),
};

const YES_NO: Readonly<Record<string, Words>> = { yes: words('yes', '是'), no: words('no', '否') };

const TABLES = { financial: FINANCIAL, behaviour: BEHAVIOUR, registry: REGISTRY, contagion: {} } as const;

/** The name of a factor; its code when it has none. */
export const findFactorWords = ({ model, code }: Pick<Contribution, 'model' | 'code'>): Words => {
  const table: Readonly<Record<string, Words>> = TABLES[model];
  return table[code] ?? words(code, code);
};

/** The band of a register item in words; null where it has none. */
export const findBandWords = ({
  code,
  band,
  model,
}: Pick<Contribution, 'model' | 'code' | 'band'>): Words | null =>
  model === 'registry' && band !== null ? (BANDS[code]?.[band] ?? YES_NO[band] ?? null) : null;
