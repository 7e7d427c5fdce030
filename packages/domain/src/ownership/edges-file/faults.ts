import type { Words } from '../../companies/index.ts';
import type { CsvFault } from '../../csv/index.ts';

/** A file that cannot be read at all. */
export class EdgesFileError extends Error {
  override readonly name = 'EdgesFileError';
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

const FORM_WORDS: Readonly<Record<CsvFault, Words>> = {
  'unclosed-quote': { en: 'a quotation mark is not closed', cn: '引号未闭合' },
  'stray-quote': { en: 'text follows a closing quotation mark', cn: '右引号之后有多余文字' },
  'row-too-long': { en: 'the row is too long', cn: '该行过长' },
};

const round = (percent: number): number => Math.round(percent * 1e6) / 1e6;

/** Every reason to refuse a row or a file of edges. */
export const EDGE_FAULTS = {
  empty: (): Words => ({ en: 'The file is empty.', cn: '文件为空。' }),
  noRows: (): Words => ({
    en: 'The file has a header and no rows.',
    cn: '文件只有表头，没有数据行。',
  }),
  missingColumns: (names: readonly string[]): Words => ({
    en: `The header lacks ${names.map((name) => `"${name}"`).join(' and ')}: holder,owned,percent[,votes][,low,high].`,
    cn: `表头缺少列${names.map((name) => `“${name}”`).join('、')}，应为 holder,owned,percent[,votes][,low,high]。`,
  }),
  columnTwice: (name: string): Words => ({
    en: `The header names the column "${name}" twice.`,
    cn: `表头重复出现列“${name}”。`,
  }),
  form: (row: number, fault: CsvFault): Words => ({
    en: `The file is no CSV: in row ${row} ${FORM_WORDS[fault].en}.`,
    cn: `文件不是有效的 CSV：第${row}行${FORM_WORDS[fault].cn}。`,
  }),
  emptyCell: (name: string): Words => ({ en: `"${name}" is empty.`, cn: `“${name}”为空。` }),
  notNumber: (name: string, text: string): Words => ({
    en: `"${name}" is "${text}", which is not a number; percent is written as 25.5.`,
    cn: `“${name}”的值“${text}”不是数字；百分比应写作 25.5。`,
  }),
  above: (name: string, text: string): Words => ({
    en: `"${name}" is ${text}, which is above 100.`,
    cn: `“${name}”的值${text}大于100。`,
  }),
  below: (name: string, text: string): Words => ({
    en: `"${name}" is ${text}, which is below 0.`,
    cn: `“${name}”的值${text}小于0。`,
  }),
  halfBand: (): Words => ({
    en: 'A band needs both "low" and "high".',
    cn: '区间须同时填写“low”和“high”。',
  }),
  outsideBand: (percent: number, low: number, high: number): Words => ({
    en: `"percent" is ${percent}, outside of its band ${low} to ${high}.`,
    cn: `“percent”的值${percent}不在区间${low}至${high}之内。`,
  }),
  sumAbove: (name: 'percent' | 'votes', company: string, sum: number): Words => ({
    en: `With this row the ${name === 'votes' ? 'votes' : 'shares'} in "${company}" come to ${round(sum)} %, more than the whole.`,
    cn: `加上该行后，“${company}”的${name === 'votes' ? '表决权' : '持股比例'}合计为${round(sum)}%，超过100%。`,
  }),
} as const;
