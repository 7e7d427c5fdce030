import type { FeatureCode } from '@mingjian/domain/plans';

interface Words {
  readonly en: string;
  readonly cn: string;
}

/** What a person can do once a feature is open. */
export const WHAT_IT_OPENS: Readonly<Record<FeatureCode, Words>> = {
  search: { en: 'Find companies by name, code and filters', cn: '按名称、代码与筛选条件查找企业' },
  overview: { en: 'Company profile and negative records', cn: '企业概况与负面记录' },
  ownership: {
    en: 'Shareholder penetration, beneficial owners, groups',
    cn: '股权穿透、受益所有人与集团',
  },
  financials: { en: 'Statements and financial ratios', cn: '财务报表与财务比率' },
  'business-activities': {
    en: 'Business activities and business chain',
    cn: '经营活动与业务链',
  },
  valuation: { en: 'Company valuation and benchmarking', cn: '企业估值与对标' },
  forecast: { en: 'Development forecast', cn: '发展预测' },
  indices: { en: 'Index tools of a company', cn: '企业指数工具' },
  'rating-verification': {
    en: 'Rating, possibility of default, own opinion',
    cn: '评级、违约可能性与评级意见',
  },
  monitoring: { en: 'Monitored companies and notifications', cn: '企业监控与通知' },
  'industry-analysis': { en: 'Industry research', cn: '行业研究' },
  'industry-verification': { en: 'Own opinions on industries', cn: '行业验证意见' },
  'total-data-export': { en: 'Companies exported in a year', cn: '每年可导出的企业数' },
  'daily-export-limit': { en: 'Companies exported in a day', cn: '每日可导出的企业数' },
  'fresh-report-update': { en: 'Orders of a fresh investigation', cn: '申请更新调查' },
  'online-report': {
    en: 'Companies opened in a year; opened again free',
    cn: '每年可打开的企业数，再次打开免费',
  },
  'update-report': { en: 'Update orders in a year', cn: '每年可申请的更新报告数' },
  import: { en: 'Lists of companies uploaded as a file', cn: '上传文件批量导入企业' },
  'maximum-sub-accounts': { en: 'Accounts beside the first administrator', cn: '首位管理员以外的账户数' },
};
