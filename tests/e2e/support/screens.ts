import type { Page } from '@playwright/test';
import { findKnownCompany, findRatedCompany, findUnratedCompany } from './companies.ts';

export interface Screen {
  readonly name: string;
  /** A function where the address is known only when the demo market stands. */
  readonly path: string | ((token: string) => Promise<string>);
  /** Without one the screen is looked at without a session. */
  readonly account?: string;
  /** Brings the screen into the state that is looked at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The login of anybody. */
export const LOGIN_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-refused',
    path: '/login',
    prepare: async (page) => {
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
];

/** The landing page. */
export const LANDING_SCREENS: readonly Screen[] = [
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

/** The desk of an account: workbench and dialogs. */
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
  {
    name: 'as-at-dialog',
    path: '/system/index',
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('header [aria-haspopup=dialog]').click();
      await page.locator('[role=dialog] input').first().fill('2019-06-30');
      await page.keyboard.press('Tab');
      await page.locator('[role=dialog] input[type=radio]').nth(2).check();
    },
  },
  {
    name: 'as-at',
    path: '/system/index',
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('header [aria-haspopup=dialog]').click();
      await page.locator('[role=dialog] button[type=button]').nth(1).click();
      await page.locator('[role=dialog] button[type=submit]').click();
      await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
    },
  },
];

/** An address that leads nowhere, and a company that does not exist. */
export const FAULT_SCREENS: readonly Screen[] = [
  { name: 'unknown-path', path: '/system/nowhere', account: 'analyst' },
  {
    name: 'profile-unknown-company',
    path: '/system/credit/profile?companyId=999999999',
    account: 'analyst',
  },
];

const profileOf = (find: typeof findRatedCompany) => async (token: string) =>
  `/system/credit/profile?companyId=${(await find(token)).companyId}`;

/** What is known of a company; its pages are long, so each look has a file for each of them. */
export const RATED_SCREENS: readonly Screen[] = [
  { name: 'profile-rated', path: profileOf(findRatedCompany), account: 'analyst' },
];

const businessOf = (find: typeof findRatedCompany, hash: string) => async (token: string) =>
  `/system/credit/business?companyId=${(await find(token)).companyId}#${hash}`;

/** What a company does, owns, owes and is accused of: one module at a time. */
export const BUSINESS_SCREENS: readonly Screen[] = [
  { name: 'business-ratios', path: businessOf(findRatedCompany, 'financial_analysis'), account: 'analyst' },
  { name: 'business-litigation', path: businessOf(findRatedCompany, 'litigation'), account: 'analyst' },
];

export const UNRATED_SCREENS: readonly Screen[] = [
  { name: 'profile-not-rated', path: profileOf(findUnratedCompany), account: 'analyst' },
];

/** What an account sees whose plan opens neither statements nor ratings. */
export const LIMITED_SCREENS: readonly Screen[] = [
  { name: 'profile-basic-plan', path: profileOf(findKnownCompany), account: 'basic' },
];

/** Searching: the whole market. */
export const SEARCH_SCREENS: readonly Screen[] = [
  { name: 'search', path: '/system/analysis', account: 'analyst' },
];

/** A list of companies is brought in: one that is found, one that is picked, one with a wrong code. */
const bringList = async (page: Page): Promise<void> => {
  const rows = ['企业名称,统一社会信用代码', '有限公司,', '甲乙丙丁经营部,', ',91350100M000100Y44'];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '客户名单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.waitForURL(/list=/);
  await page.locator('[data-line]').first().waitFor();
};

/** The batch import: where a list is dropped, and its rows. */
export const LIST_SCREENS: readonly Screen[] = [
  { name: 'batch-import', path: '/system/batch-import', account: 'analyst' },
  { name: 'batch-import-rows', path: '/system/batch-import', account: 'analyst', prepare: bringList },
];

/** A list with matches, with rows ticked, and nothing found. */
export const RESULT_SCREENS: readonly Screen[] = [
  {
    name: 'search-results',
    path: '/system/analysis?keyword=%E4%B8%8A%E6%B5%B7&status=active',
    account: 'analyst',
  },
  { name: 'search-nothing', path: '/system/analysis?keyword=qqqqzzzzxxxx', account: 'analyst' },
  {
    name: 'search-ticked',
    path: '/system/analysis?keyword=%E4%B8%8A%E6%B5%B7',
    account: 'analyst',
    prepare: async (page) => {
      // A narrow screen shows cards, which cannot be ticked.
      const boxes = page.locator('tr[data-row-key] input[type=checkbox]');
      await page.locator('main button[aria-haspopup=dialog]').waitFor();
      for (const box of (await boxes.all()).slice(0, 3)) await box.check();
    },
  },
];
