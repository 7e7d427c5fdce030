import type { FeatureCode } from '../plans/index.ts';
import { RIGHTS } from './rights.ts';
import type { Right } from './rights.ts';

/** The groups in which rights are shown where a role is made. */
export const RIGHT_AREAS = [
  { code: 'company', en: 'Company information', cn: '企业信息' },
  { code: 'judgement', en: 'Ratings and analysis', cn: '评级与分析' },
  { code: 'monitoring', en: 'Monitoring and industry', cn: '监控与行业' },
  { code: 'service', en: 'Data services', cn: '数据服务' },
  { code: 'administration', en: 'Administration', cn: '系统管理' },
] as const;

export type RightArea = (typeof RIGHT_AREAS)[number]['code'];

/** What a plan feature is about; a right stands with its feature. */
const AREA_OF_FEATURE: Readonly<Record<FeatureCode, RightArea>> = {
  search: 'company',
  overview: 'company',
  ownership: 'company',
  financials: 'company',
  'business-activities': 'company',
  valuation: 'judgement',
  forecast: 'judgement',
  indices: 'judgement',
  'rating-verification': 'judgement',
  monitoring: 'monitoring',
  'industry-analysis': 'monitoring',
  'industry-verification': 'monitoring',
  'total-data-export': 'service',
  'daily-export-limit': 'service',
  'fresh-report-update': 'service',
  'online-report': 'service',
  'update-report': 'service',
  import: 'service',
  'maximum-sub-accounts': 'administration',
};

/** The rights of an area; those that are not sold administer the service. */
export const listRightsOfArea = (area: RightArea): readonly Right[] =>
  RIGHTS.filter(({ feature }) => (feature ? AREA_OF_FEATURE[feature] : 'administration') === area);
