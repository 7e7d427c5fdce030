import { FORMAT_FAULTS } from '@mingjian/domain/ownership-formats';
import { fillSentence } from './failures.ts';
import type { Sentence } from './failures.ts';

/** Why a row, or one value of it, is refused. */
const REASONS = {
  'wrong-column-count': {
    en: 'the row has {found} cells, the header {expected}',
    cn: '该行有{found}个单元格，表头为{expected}个',
  },
  'name-missing': { en: 'the company has no name', cn: '缺少企业名称' },
  'name-damaged': { en: 'the name holds characters that were lost', cn: '名称含有乱码字符' },
  'name-too-long': { en: 'a name has at most 200 characters', cn: '名称不应超过200个字符' },
  'code-missing': {
    en: 'there is no code, so the company cannot be told from namesakes',
    cn: '缺少代码，无法与同名企业区分',
  },
  'code-wrong-length': {
    en: 'a credit code has 18 characters, a registration number 15 or 13',
    cn: '统一社会信用代码应为18位，注册号应为15位或13位',
  },
  'code-wrong-character': {
    en: 'the code holds a character that no such code has',
    cn: '代码含有不允许的字符',
  },
  'code-wrong-check-digit': {
    en: 'the check digit of the code is wrong (GB 32100, or ISO 7064 for 15 digits)',
    cn: '代码校验位错误（GB 32100；15位注册号按ISO 7064）',
  },
  'code-repeated': {
    en: 'the code already stands in row {firstRow}; the first row counts',
    cn: '该代码已出现在第{firstRow}行，以首次出现的为准',
  },
  'date-wrong': { en: 'this is not a date', cn: '不是有效日期' },
  'date-in-future': { en: 'the date lies after the day of the data', cn: '日期晚于数据日期' },
  'no-company': {
    en: 'there is no company in it',
    cn: '其中没有企业信息',
  },
  'provider-refused': {
    en: 'the provider answered with a failure instead of data',
    cn: '数据提供方返回的是失败信息，没有数据',
  },
  'list-incomplete': {
    en: 'the provider has {total} entries, the file only {found}',
    cn: '数据提供方共有{total}条，文件中仅有{found}条',
  },
  'word-unknown': {
    en: 'nobody here knows what this word stands for',
    cn: '无法识别该用语',
  },
  'amount-foreign': {
    en: 'the amount is in another currency, and this item is kept in yuan',
    cn: '金额为外币，而该数据项以人民币元保存',
  },
  'currencies-mixed': {
    en: 'amounts in several currencies cannot be added',
    cn: '不同币种的金额不能相加',
  },
  'capital-no-number': { en: 'there is no amount in it', cn: '没有金额' },
  'capital-wrong-number': {
    en: 'the commas or points of the amount do not fit, so its size is unsure',
    cn: '金额的逗号或小数点位置有误，大小无法确定',
  },
  'capital-no-unit': { en: 'the amount names no unit', cn: '金额未注明单位' },
  'capital-unknown-unit': { en: 'the unit or currency is not known', cn: '单位或币种无法识别' },
  'capital-too-large': { en: 'no company has so much capital', cn: '金额超出合理范围' },
  'place-unknown': {
    en: 'there is no such province or city',
    cn: '没有该省份或城市',
  },
  'stock-code-wrong': { en: 'this is not a mainland stock code', cn: '不是有效的A股或B股代码' },
  'stock-code-unknown': {
    en: 'the company list does not name a company for this stock code',
    cn: '公司列表中没有该股票代码对应的公司',
  },
  'period-not-annual': {
    en: 'only annual statements, which end on 31 December, can be imported here',
    cn: '此处只能导入12月31日截止的年度报表',
  },
  'period-repeated': {
    en: 'the period of this company already stands in row {firstRow}; the first row counts',
    cn: '该公司的报告期已出现在第{firstRow}行，以首次出现的为准',
  },
  'statement-gap': {
    en: 'the statement does not add up (the gaps are in yuan); put it right, or import it as it is with --accept-gaps',
    cn: '报表勾稽不平（差额单位为元）；请更正，或使用--accept-gaps按原样导入',
  },
  'number-wrong': { en: 'this is not a number', cn: '不是有效数字' },
  'number-too-large': { en: 'no statement holds such a number', cn: '数值超出合理范围' },
  'no-values': { en: 'the row holds no value at all', cn: '该行没有任何数值' },
  ...FORMAT_FAULTS,
} as const satisfies Readonly<Record<string, Sentence>>;

export type RefusalReason = keyof typeof REASONS;

/** `row`: nothing of the row is imported. `value`: the row is imported without this value. */
export type RefusalScope = 'row' | 'value';

export interface Refusal {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly scope: RefusalScope;
  readonly field: string;
  readonly value: string;
  readonly reason: RefusalReason;
  readonly sentence: Sentence;
}

/** Makes a refusal with its sentence in both languages. */
export const makeRefusal = (
  row: number,
  scope: RefusalScope,
  field: string,
  value: string,
  reason: RefusalReason,
  details: Readonly<Record<string, string | number>> = {},
): Refusal => ({ row, scope, field, value, reason, sentence: fillSentence(REASONS[reason], details) });
