import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const PATH = '/system/user/myAccount';

const askForCode = async (page: Page): Promise<void> => {
  await page.locator('input[name=mobile]').fill('13900000000');
  await page.locator('input[name=verificationCode]').waitFor();
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('alert').first().waitFor();
};

/** The own account in its parts, and the sub-accounts of an organisation. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'account-profile', path: PATH, account: 'basic' },
  { name: 'account-mobile-code', path: PATH, account: 'orgadmin', prepare: askForCode },
  { name: 'account-password', path: `${PATH}#password`, account: 'basic' },
  {
    name: 'account-sessions',
    path: `${PATH}#sessions`,
    account: 'basic',
    prepare: (page) => page.locator('main li dl').first().waitFor(),
  },
  {
    name: 'account-usage',
    path: `${PATH}#usage`,
    account: 'analyst',
    prepare: (page) => page.locator('main td').first().waitFor(),
  },
  { name: 'account-plan', path: `${PATH}#plan`, account: 'analyst' },
  { name: 'sub-accounts', path: '/system/user/accountAdmin', account: 'orgadmin' },
];
