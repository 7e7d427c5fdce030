import type { RouteObject } from 'react-router';
import { requireAdministrator } from './guard.ts';
import { screen } from './screen-route.ts';

/**
 * The screens of administrators: they exist for an account whose isAdmin is '1' and whose menu list names the key. One
 * entry each: path, then lazy: screen(...), then middleware: [requireAdministrator('the.right')].
 */
export const ADMIN_ROUTES: RouteObject[] = [
  {
    path: '/monitor/log',
    lazy: screen(() => import('../features/system-log/index.ts'), 'system-log'),
    middleware: [requireAdministrator('log.view')],
  },
];
