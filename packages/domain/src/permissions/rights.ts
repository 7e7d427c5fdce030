import type { FeatureCode } from '../plans/index.ts';

/** A function right: carried by a role, and open when the plan or a package opens its feature. */
export interface Right {
  readonly code: string;
  readonly en: string;
  readonly cn: string;
  /** `null`: not sold; the role alone decides. */
  readonly feature: FeatureCode | null;
}

const right = <Code extends string>(code: Code, en: string, cn: string, feature: FeatureCode | null = null) =>
  ({ code, en, cn, feature }) as const;

/** Every function right. Menu authority keys are the same codes. */
export const RIGHTS = [
  right('company.search', 'Search companies', '搜索企业', 'search'),
  right('company.profile', 'View company profiles', '查看企业概况', 'overview'),
  right('company.financials', 'View financial statements', '查看财务信息', 'financials'),
  right('company.activities', 'View business activities', '查看经营活动', 'business-activities'),
  right('negative-record.view', 'View negative records', '查看负面记录', 'overview'),
  right('ownership.view', 'View ownership', '查看股权穿透', 'ownership'),
  right('rating.view', 'View ratings', '查看评级', 'rating-verification'),
  right('valuation.view', 'View valuations', '查看企业估值', 'valuation'),
  right('forecast.view', 'View forecasts', '查看发展预测', 'forecast'),
  right('index.view', 'View company indices', '查看企业指数', 'indices'),
  right('monitoring.manage', 'Monitor companies', '管理企业监控', 'monitoring'),
  right('industry.view', 'View industry research', '查看行业分析', 'industry-analysis'),
  right('industry.verify', 'Give industry opinions', '行业验证', 'industry-verification'),
  right('data.export', 'Export data', '导出数据', 'total-data-export'),
  right('data.import', 'Import company lists', '批量导入企业', 'import'),
  right('update.order', 'Order fresh updates', '申请更新调查', 'fresh-report-update'),
  right('user.manage', 'Manage accounts', '管理用户'),
  right('role.manage', 'Manage roles', '管理角色'),
  right('menu.manage', 'Manage menus', '管理菜单'),
  right('org.manage', 'Manage organisations', '管理机构'),
  right('quota.manage', 'Distribute quotas', '分配额度'),
  right('notice.manage', 'Publish notices', '发布公告'),
  right('log.view', 'View the system log', '查看系统日志'),
  right('platform.manage', 'Manage the whole platform', '平台管理'),
] as const satisfies readonly Right[];

export type RightCode = (typeof RIGHTS)[number]['code'];

const byCode: ReadonlyMap<string, Right> = new Map(RIGHTS.map((item) => [item.code, item]));

/** The right of a code, or none when no such right exists. */
export const findRight = (code: string): Right | undefined => byCode.get(code);
