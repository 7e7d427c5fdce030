/**
 * What a line of the system log tells: something was looked at, changed or taken away as a file, somebody came or went, or
 * a unit of a quota was spent.
 */
export const LOG_KINDS = ['view', 'change', 'export', 'access', 'spend'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const LOG_KIND_WORDS = {
  view: { en: 'View', cn: '查看' },
  change: { en: 'Change', cn: '变更' },
  export: { en: 'Export', cn: '导出' },
  access: { en: 'Login and logout', cn: '登录与退出' },
  spend: { en: 'Quota spent', cn: '额度使用' },
} as const satisfies Readonly<Record<LogKind, { readonly en: string; readonly cn: string }>>;
