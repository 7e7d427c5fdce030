import type { MenuEntry } from '../../api/session/index.ts';

/**
 * Routes of `router.tsx` and `admin-routes.ts` inside the shell. A menu entry whose route is not built is not shown, nor is the way back to
 * the landing page.
 */
export const BUILT_PATHS: readonly string[] = [
  '/system/index',
  '/system/analysis',
  '/system/batch-import',
  '/system/credit/profile',
  '/system/credit/rating',
  '/system/credit/shareholder',
  '/system/credit/business',
  '/system/credit/validation',
  '/system/user/myAccount',
  '/system/user/accountAdmin',
  '/system/user/quotaAdmin',
  '/system/user/accountRights',
  '/manage/plan',
  '/manage/user',
  '/manage/role',
  '/manage/org',
  '/manage/menu',
  '/manage/outbox',
  '/monitor/log',
  '/system/user/reportError',
  '/system/user/accountNotice',
  '/manage/notice',
  '/manage/report',
  '/manage/demo',
];

const isBuilt = (path: string): boolean => BUILT_PATHS.includes(path);

/** The part of a menu list that leads somewhere; a heading without built children is left out. */
export const keepBuilt = (menus: readonly MenuEntry[]): readonly MenuEntry[] =>
  menus.flatMap((entry) => {
    const children = keepBuilt(entry.children);
    return isBuilt(entry.path) || children.length > 0 ? [{ ...entry, children }] : [];
  });
