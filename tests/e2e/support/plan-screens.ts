import type { Screen } from './screens.ts';

/** Quotas, what an organisation has bought and may ask for. */
export const PLAN_SCREENS: readonly Screen[] = [
  { name: 'quotas', path: '/system/user/quotaAdmin', account: 'orgadmin' },
  { name: 'quotas-history', path: '/system/user/quotaAdmin#history', account: 'orgadmin' },
  { name: 'plan-rights', path: '/system/user/accountRights', account: 'basic' },
  { name: 'plan-customiser', path: '/system/user/accountRights#customise', account: 'basic' },
  { name: 'plan-requests', path: '/system/user/accountRights#requests', account: 'basic' },
];

/** The desk of what is sold. */
export const SALE_SCREENS: readonly Screen[] = [
  { name: 'plan-desk', path: '/manage/plan', account: 'admin' },
  { name: 'plan-desk-prices', path: '/manage/plan#prices', account: 'admin' },
  {
    name: 'plan-desk-contract',
    path: '/manage/plan#contracts',
    account: 'admin',
    prepare: async (page) => {
      await page.locator('td button').first().click();
      await page.locator('form select').first().waitFor();
    },
  },
  { name: 'plan-desk-requests', path: '/manage/plan#requests', account: 'admin' },
];
