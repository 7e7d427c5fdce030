import type { Page } from '@playwright/test';
import { get, productAddress } from './api.ts';
import { listCompanies } from './companies.ts';
import type { Screen } from './screens.ts';

const LONG =
  'The description of the business scope stands in the field of the address and the other way round, '.repeat(
    4,
  );

/** A report of a company as a whole, made once: it marks no datum that another look would show. */
const makeReport = async (token: string): Promise<void> => {
  const { total } = await get<{ total: number }>('/errorReport/listMyErrorReports', {}, token);
  if (total > 0) return;
  const company = (await listCompanies(token)).at(-1);
  const form = new FormData();
  form.append('companyId', String(company?.companyId));
  form.append('errorType', 'out-of-date');
  form.append('description', LONG);
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  form.append('file', new File([pdf], `${'a-long-name-without-a-break-'.repeat(3)}.pdf`));
  await fetch(`${productAddress()}/api/errorReport/submitErrorReport`, {
    method: 'POST',
    headers: { token },
    body: form,
  });
};

const screen = (
  name: string,
  path: string,
  account: string,
  prepare?: (page: Page) => Promise<void>,
): Screen => ({
  name: `reports-${name}`,
  account,
  path: async (token) => {
    await makeReport(token);
    return path;
  },
  ...(prepare ? { prepare } : {}),
});

const openFirst = async (page: Page): Promise<void> => {
  await page.locator('main table button[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').locator('textarea').waitFor();
};

const sendEmpty = async (page: Page): Promise<void> => {
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByRole('dialog').getByRole('alert').first().waitFor();
};

/** Error reports: lists, a form that refuses, a drawer. */
export const REPORT_SCREENS: readonly Screen[] = [
  screen('mine', '/system/user/reportError', 'admin'),
  screen('form', '/system/user/reportError', 'admin', sendEmpty),
  screen('desk', '/manage/report', 'admin'),
  screen('answer', '/manage/report', 'admin', openFirst),
];

/** Notices and demo requests: lists and a form that refuses. */
export const NOTICE_SCREENS: readonly Screen[] = [
  screen('notices', '/system/user/accountNotice', 'admin'),
  screen('publish', '/manage/notice', 'admin'),
  screen('notice-form', '/manage/notice', 'admin', sendEmpty),
  screen('demo-desk', '/manage/demo', 'admin'),
];
