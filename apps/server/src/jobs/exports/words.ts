import type { RecordStatus } from '@mingjian/domain/records';

export interface Sentence {
  readonly en: string;
  readonly cn: string;
}

/** Every text of an exported file that is not a name of the dictionary. */
export const EXPORT_WORDS = {
  about: { en: 'About this file', cn: '文件说明' },
  companies: { en: 'Companies', cn: '企业' },
  codeBook: { en: 'Code book', cn: '字段说明' },
  company: { en: 'Company', cn: '企业名称' },
  companyEn: { en: 'English name', cn: '英文名称' },
  creditCode: { en: 'Credit code', cn: '统一社会信用代码' },
  registrationStatus: { en: 'Registration status', cn: '登记状态' },
  ratingClass: { en: 'Rating class', cn: '信用等级' },
  pd: { en: 'Possibility of default (%)', cn: '违约概率（%）' },
  solvencyIndex: { en: 'Solvency index', cn: '偿债指数' },
  notRated: { en: 'Not rated', cn: '未评级' },
  notRatedYet: { en: 'Not rated yet', cn: '尚未评级' },
  source: { en: 'Source', cn: '来源' },
  status: { en: 'Record status', cn: '记录状态' },
  eventDate: { en: 'Event date', cn: '事件日期' },
  publishedOn: { en: 'Published on', cn: '公布日期' },
  validFrom: { en: 'Valid from', cn: '有效期自' },
  validTo: { en: 'Valid until', cn: '有效期至' },
  retrievedOn: { en: 'Retrieved on', cn: '采集日期' },
  confidence: { en: 'Confidence (%)', cn: '置信度（%）' },
  synthetic: { en: 'Synthetic', cn: '模拟' },
  yes: { en: 'Yes', cn: '是' },
  no: { en: 'No', cn: '否' },
  none: { en: 'No English name', cn: '无英文名称' },
  separator: { en: ', ', cn: '、' },
  notThere: {
    en: 'Not on file on the day of this file',
    cn: '截至本文件时点尚未收录',
  },
  syntheticMarket: {
    en: 'Synthetic demo market: companies, people and figures marked as synthetic are invented and describe no real firm.',
    cn: '模拟演示市场：标有“模拟”的企业、人员和数据均为虚构，不对应任何真实企业。',
  },
  madeAt: { en: 'Made at (China time)', cn: '生成时间（北京时间）' },
  madeBy: { en: 'Made by', cn: '生成账号' },
  standsOn: { en: 'Stands on', cn: '数据时点' },
  companyCount: { en: 'Companies', cn: '企业数' },
  sources: { en: 'Sources', cn: '来源' },
  limits: { en: 'Limits', cn: '范围说明' },
  limitsText: {
    en: 'Records that stand on the day, the newest first. Records that may be of a namesake are left out. Amounts are in yuan; percent is 0-100. A cell without a value says why.',
    cn: '仅含在该时点有效的记录，按时间由新到旧排列；疑似同名的记录不导出。金额单位为元，百分数为0-100；无值的单元格写明原因。',
  },
  absence: { en: 'What words in place of a value mean', cn: '无值单元格文字的含义' },
  field: { en: 'Field', cn: '字段' },
  nameEn: { en: 'English', cn: '英文名称' },
  nameCn: { en: 'Chinese', cn: '中文名称' },
  dimension: { en: 'Dimension', cn: '维度' },
  type: { en: 'Type', cn: '类型' },
  unit: { en: 'Unit or values', cn: '单位或取值' },
} as const satisfies Readonly<Record<string, Sentence>>;

export const STATUS_WORDS: Readonly<Record<RecordStatus, Sentence>> = {
  current: { en: 'Current', cn: '当前' },
  historical: { en: 'Historical', cn: '历史' },
  removed_by_source: { en: 'Removed by the source', cn: '来源已移除' },
  repaired: { en: 'Repaired', cn: '已修复' },
  disputed: { en: 'Disputed', cn: '有争议' },
  corrected: { en: 'Corrected', cn: '已更正' },
};

export const CLOCK_WORDS = {
  known: { en: 'as known on', cn: '按当时已知' },
  valid: { en: 'as valid on', cn: '按当时有效' },
  published: { en: 'as published by', cn: '按当时已公布' },
} as const;

export const tellCut = (company: string, total: number, written: number): Sentence => ({
  en: `${company}: the newest ${written} of ${total} records are written.`,
  cn: `${company}：共${total}条记录，仅导出最新的${written}条。`,
});

export const tellFull = (most: number): Sentence => ({
  en: `The file holds at most ${most} records; records of the last companies are left out. Export fewer companies at once.`,
  cn: `单个文件最多${most}条记录，靠后企业的部分记录未导出，请减少企业数后再导出。`,
});
