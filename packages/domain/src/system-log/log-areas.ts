interface Words {
  readonly en: string;
  readonly cn: string;
}

const area = (en: string, cn: string): Words => ({ en, cn });

/** The parts of the product in words, by the first part of a call's path: `/company/getProfile` is of `company`. */
export const LOG_AREAS = {
  login: area('Login', '登录'),
  user: area('Accounts', '账户'),
  role: area('Roles', '角色'),
  org: area('Organisations', '机构'),
  menu: area('Menus', '菜单'),
  plan: area('Plans and packages', '套餐'),
  quota: area('Quotas', '额度'),
  notice: area('Notices', '通知'),
  outbox: area('Outbox', '发件箱'),
  log: area('System log', '系统日志'),
  company: area('Company information', '企业信息'),
  financials: area('Financials', '财务信息'),
  rating: area('Rating', '评级'),
  whatIf: area('What-if', '情景测算'),
  opinion: area('Opinions', '意见'),
  ownership: area('Ownership', '股权穿透'),
  businessChain: area('Business chain', '业务链'),
  favourite: area('Follows', '关注'),
  footprint: area('Footprint', '浏览记录'),
  export: area('Data export', '数据导出'),
  batchImport: area('Batch import', '批量导入'),
  errorReport: area('Error reports', '数据纠错'),
  dashboard: area('Landing page', '首页'),
  demoRequest: area('Demo requests', '演示申请'),
} as const satisfies Readonly<Record<string, Words>>;

export type LogArea = keyof typeof LOG_AREAS;
export const LOG_AREA_CODES = Object.keys(LOG_AREAS) as readonly LogArea[];

/** The area of a call's path, or none for one that is not known any more. */
export const findLogArea = (action: string): LogArea | undefined => {
  const noun = action.split('/')[1] ?? '';
  return LOG_AREA_CODES.find((code) => code === noun);
};
