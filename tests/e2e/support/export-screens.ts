/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { findRatedCompany } from './companies.ts';
import type { Screen } from './screens.ts';

/** A list of one company: what lies behind the dialog is short. */
const listOfOne = async (token: string): Promise<string> =>
  `/system/analysis?keyword=${(await findRatedCompany(token)).creditCode}`;

/** The language of the page is not known here: the dialog is found by its place. */
const openDialog = async (page: Page): Promise<void> => {
  await page.locator('main button[aria-haspopup=dialog]').click();
  await page.locator('.ant-drawer-open form').waitFor();
  await page.locator('.ant-drawer-open details').first().waitFor();
};

const submit = (page: Page): Promise<void> => page.locator('.ant-drawer-open button[type=submit]').click();

/** Taking companies away: the dialog with a module open, with files made, refused by the limit of a plan. */
export const EXPORT_SCREENS: readonly Screen[] = [
  {
    name: 'export-dialog',
    path: listOfOne,
    account: 'analyst',
    prepare: async (page) => {
      await openDialog(page);
      await page.locator('.ant-drawer-open summary').first().click();
    },
  },
  {
    name: 'export-made',
    path: listOfOne,
    account: 'analyst',
    prepare: async (page) => {
      await openDialog(page);
      const listed = page.waitForResponse(/submitExport/).then(() => page.waitForResponse(/listExports/));
      await submit(page);
      await listed;
      await page.waitForFunction(
        () =>
          document.querySelector('.ant-drawer-open li') &&
          !document.querySelector('.ant-drawer-open progress'),
      );
      // Not by the element itself: the list is drawn anew while it is asked about.
      await page.locator('.ant-drawer-open .ant-drawer-body').evaluate((body) => {
        body.scrollTop = body.scrollHeight;
      });
    },
  },
  {
    name: 'export-refused',
    path: '/system/analysis',
    account: 'basic',
    prepare: async (page) => {
      await openDialog(page);
      await submit(page);
      const fault = page.locator('.ant-drawer-open [role=alert]');
      await fault.waitFor();
      await fault.scrollIntoViewIfNeeded();
    },
  },
];
