/** What a plan or an add-on package opens. `amount`: how much of it in a term; `switch`: open or closed. */
export interface PlanFeature {
  readonly code: string;
  readonly kind: 'switch' | 'amount';
  readonly en: string;
  readonly cn: string;
  /** What an amount counts. */
  readonly unit?: string;
}

const open = <Code extends string>(code: Code, en: string, cn: string) =>
  ({ code, kind: 'switch', en, cn }) as const;
const amount = <Code extends string>(code: Code, en: string, cn: string, unit: string) =>
  ({ code, kind: 'amount', en, cn, unit }) as const;

/** The nineteen features gated by plan, in the order of the specification, section 6. */
export const PLAN_FEATURES = [
  open('search', 'Search', '企业搜索'),
  open('overview', 'Overview', '企业概况'),
  open('ownership', 'Ownership', '股权穿透'),
  open('financials', 'Financials', '财务信息'),
  open('business-activities', 'Business activities', '经营活动'),
  open('valuation', 'Valuation', '企业估值'),
  open('forecast', 'Forecast', '发展预测'),
  open('indices', 'Indices', '企业指数'),
  open('rating-verification', 'Rating and its verification', '评级与评级验证'),
  open('monitoring', 'Monitoring', '企业监控'),
  open('industry-analysis', 'Industry analysis', '行业分析'),
  open('industry-verification', 'Industry verification', '行业验证'),
  amount('total-data-export', 'Total data export', '数据导出总量', 'companies a year'),
  amount('daily-export-limit', 'Daily export limit', '每日导出上限', 'companies a day'),
  open('fresh-report-update', 'Fresh report update', '报告更新调查'),
  amount('online-report', 'Online report', '在线报告', 'companies a year'),
  amount('update-report', 'Update report', '更新报告', 'orders a year'),
  open('import', 'Import', '批量导入'),
  amount('maximum-sub-accounts', 'Maximum sub-accounts', '子账号上限', 'accounts'),
] as const satisfies readonly PlanFeature[];

export type FeatureCode = (typeof PLAN_FEATURES)[number]['code'];

export const FEATURE_CODES: readonly FeatureCode[] = PLAN_FEATURES.map((feature) => feature.code);

const codes: ReadonlySet<string> = new Set(FEATURE_CODES);

export const isFeatureCode = (text: string): text is FeatureCode => codes.has(text);
