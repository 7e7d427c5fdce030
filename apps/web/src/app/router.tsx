import { createBrowserRouter, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import type { RouteObject } from 'react-router';
import { useEffect } from 'react';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { guardSession, requireAuthority } from './guard.ts';
import { Fault } from './fault.tsx';
import { Root } from './root.tsx';
import { screen } from './screen-route.ts';
import { swallowDuplicates } from './swallow-duplicates.ts';

const ErrorScreen = () => {
  const error = useRouteError();
  // To the console and to whoever listens for errors of the page; the screen itself stays calm.
  useEffect(() => reportError(error), [error]);
  return <Fault isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
};

const RootErrorScreen = () => (
  <main>
    <ErrorScreen />
  </main>
);

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootErrorScreen,
    HydrateFallback: () => null,
    middleware: [guardSession],
    children: [
      { path: '/', loader: () => redirect('/dashboard') },
      { path: '/login', lazy: screen(() => import('../features/login/index.ts'), 'login') },
      { path: '/dashboard', lazy: screen(() => import('../features/dashboard/index.ts'), 'dashboard') },
      {
        lazy: screen(() => import('./shell/index.ts'), 'as-at', 'password', 'search-box'),
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              { path: '/system', loader: () => redirect('/system/index') },
              {
                path: '/system/index',
                lazy: screen(() => import('./screens/workbench-screen.tsx'), 'workbench'),
              },
              {
                path: '/system/analysis',
                lazy: screen(() => import('./screens/search-screen.tsx'), 'search'),
              },
              {
                path: '/system/batch-import',
                lazy: screen(() => import('./screens/batch-import-screen.tsx'), 'batch-imports'),
              },
              {
                path: '/system/credit/profile',
                lazy: screen(() => import('./screens/profile-screen.tsx'), 'negative', 'profile', 'rating'),
              },
              {
                path: '/system/credit/rating',
                lazy: screen(() => import('./screens/rating-screen.tsx'), 'profile', 'rating'),
                middleware: [requireAuthority('rating.view')],
              },
              {
                path: '/system/credit/shareholder',
                lazy: screen(
                  () => import('./screens/shareholder-screen.tsx'),
                  'business-chain',
                  'owners',
                  'ownership',
                  'profile',
                  'rating',
                ),
                middleware: [requireAuthority('ownership.view')],
              },
              {
                path: '/system/credit/business',
                lazy: screen(
                  () => import('./screens/business-screen.tsx'),
                  'cases',
                  'negative',
                  'profile',
                  'rating',
                  'ratios',
                ),
              },
              {
                path: '/system/credit/validation',
                lazy: screen(() => import('../features/model-validation/index.ts'), 'model-validation'),
                middleware: [requireAuthority('rating.view')],
              },
              {
                path: '/system/user/myAccount',
                lazy: screen(() => import('./screens/my-account-screen.tsx'), 'my-account', 'plans'),
              },
              {
                path: '/system/user/quotaAdmin',
                lazy: screen(() => import('../features/quotas/index.ts'), 'quotas'),
                middleware: [requireAuthority('quota.manage')],
              },
              {
                path: '/system/user/accountRights',
                lazy: screen(() => import('../features/plans/index.ts'), 'plans'),
              },
              {
                path: '/system/user/reportError',
                lazy: screen(() => import('./screens/error-reports-screen.tsx'), 'error-reports'),
              },
              {
                path: '/system/user/accountNotice',
                lazy: screen(() => import('./screens/notices-screen.tsx'), 'notices'),
              },
              ...ADMIN_ROUTES,
              { path: '*', Component: () => <Fault isNotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Starts the first navigation at once, so language and texts must be there before. */
export const makeRouter = () => swallowDuplicates(createBrowserRouter(routes));
