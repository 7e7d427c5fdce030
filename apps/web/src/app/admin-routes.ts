import type { RouteObject } from 'react-router';
import { requireAdministrator } from './guard.ts';
import { screen } from './screen-route.ts';

/**
 * The screens of administrators: they exist for an account whose isAdmin is '1' and whose menu list names the key. One
 * entry each: path, then lazy: screen(...), then middleware: [requireAdministrator('the.right')].
 */
export const ADMIN_ROUTES: RouteObject[] = [
  {
    path: '/manage/plan',
    lazy: screen(() => import('../features/plan-desk/index.ts'), 'plan-desk'),
    middleware: [requireAdministrator('platform.manage')],
  },
  {
    path: '/system/user/accountAdmin',
    lazy: screen(() => import('./screens/sub-accounts-screen.tsx'), 'accounts'),
    middleware: [requireAdministrator('user.manage')],
  },
  {
    path: '/manage/user',
    lazy: screen(() => import('../features/accounts/index.ts'), 'accounts'),
    middleware: [requireAdministrator('user.manage')],
  },
  {
    path: '/manage/role',
    lazy: screen(() => import('../features/roles/index.ts'), 'roles'),
    middleware: [requireAdministrator('role.manage')],
  },
  {
    path: '/manage/org',
    lazy: screen(() => import('../features/organisations/index.ts'), 'organisations'),
    middleware: [requireAdministrator('org.manage')],
  },
  {
    path: '/manage/menu',
    lazy: screen(() => import('./screens/menus-screen.tsx'), 'menus'),
    middleware: [requireAdministrator('menu.manage')],
  },
  {
    path: '/manage/notice',
    lazy: screen(() => import('./screens/publish-notices-screen.tsx'), 'notices'),
    middleware: [requireAdministrator('notice.manage')],
  },
  {
    path: '/manage/report',
    lazy: screen(() => import('./screens/report-desk-screen.tsx'), 'error-reports'),
    middleware: [requireAdministrator('platform.manage')],
  },
  {
    path: '/manage/demo',
    lazy: screen(() => import('../features/demo-requests/index.ts'), 'demo-requests'),
    middleware: [requireAdministrator('platform.manage')],
  },
  {
    path: '/manage/outbox',
    lazy: screen(() => import('../features/outbox/index.ts'), 'outbox'),
    middleware: [requireAdministrator('platform.manage')],
  },
  {
    path: '/monitor/log',
    lazy: screen(() => import('../features/system-log/index.ts'), 'system-log'),
    middleware: [requireAdministrator('log.view')],
  },
];
