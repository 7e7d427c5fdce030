import type { Page } from '@playwright/test';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Without one the screen is looked at without a session. */
  readonly account?: string;
  /** Brings the screen into the state that is looked at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** What anybody may see. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-refused',
    path: '/login',
    prepare: async (page) => {
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'dashboard-modules',
    path: '/dashboard#data',
    prepare: async (page) => {
      await page.locator('summary').click();
      await page.locator('form button[type=submit]').click();
    },
  },
];

/** The desk of an account: workbench, dialogs, faults. */
export const DESK_SCREENS: readonly Screen[] = [
  { name: 'workbench', path: '/system/index', account: 'analyst' },
  {
    name: 'password',
    path: '/system/index',
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('[aria-haspopup=menu]').click();
      await page.locator('.ant-dropdown').getByRole('menuitem').nth(1).click();
      await page.locator('input[name=newPassword]').fill('abcdef12345');
      await page.locator('[role=dialog] button[type=submit]').click();
    },
  },
  { name: 'unknown-path', path: '/system/nowhere', account: 'analyst' },
];
