import type { Browser, Page } from '@playwright/test';
import { get, openSession } from './support/api.ts';
import { listCompanies } from './support/companies.ts';
import { expect, test } from './support/test.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A window of its own for another account. */
const openFor = async (browser: Browser, token: string): Promise<Page> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('token')) sessionStorage.setItem('token', text);
  }, token);
  return page;
};

const value = (page: Page) => page.getByRole('region', { name: 'Registration' }).locator('dd').nth(1);

const expectNotice = async (page: Page, title: string, words: RegExp): Promise<void> => {
  await page.goto('/system/user/accountNotice');
  const notice = page.getByRole('listitem').filter({ hasText: title }).first();
  await expect(notice).toContainText('Unread');
  await notice.getByRole('button').click();
  await expect(notice).toContainText(words);
  await expect(notice).toContainText('Read');
};

test('an error is reported with a PDF, the datum is marked, an administrator corrects it, and readers are told', async ({
  page,
  browser,
  signIn,
}) => {
  // Four accounts, one after the other, on a machine that serves the product too.
  test.slow();
  const token = await signIn('analyst');
  const company = (await listCompanies(token)).at(-2)!;
  const profile = `/system/credit/profile?companyId=${company.companyId}`;
  const readerToken = await openSession('orgadmin');
  await get('/company/getProfile', { companyId: String(company.companyId) }, readerToken);

  await page.goto(profile);
  await value(page).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report an error' }).click();
  const form = page.getByRole('dialog', { name: 'Report an error' });
  await expect(form).toContainText(company.name);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Please choose an error type')).toBeVisible();
  await form.getByLabel('Error type').selectOption('wrong-value');
  await form.getByLabel('Field').selectOption('unified_social_credit_code');
  await form.getByLabel('Description').fill('The register shows another code');
  const attachment = form.getByLabel('Attachment');
  await attachment.setInputFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText(/must be a PDF, Excel or Word file/)).toBeVisible();
  await attachment.setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: PDF });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Reported\. The datum is marked as disputed/)).toBeVisible();

  await page.goto('/system/user/reportError');
  const mine = page.getByRole('row').filter({ hasText: 'The register shows another code' }).first();
  await expect(mine).toContainText('Processing');
  await expect(mine.getByRole('button', { name: 'proof.pdf' })).toBeVisible();

  const reader = await openFor(browser, readerToken);
  await reader.goto(profile);
  await expect(value(reader)).toContainText('Disputed');

  const desk = await openFor(browser, await openSession('admin'));
  await desk.goto('/manage/report');
  const received = desk.getByRole('row').filter({ hasText: 'The register shows another code' }).first();
  await expect(received).toContainText('analyst');
  const download = desk.waitForEvent('download');
  await received.getByRole('button', { name: 'proof.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('proof.pdf');
  await received.getByRole('button', { name: 'Answer' }).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer.getByText('Please give a reason')).toBeVisible();
  await drawer.getByLabel('Answer to the reporter').fill('Thank you, the code is right now');
  await drawer.getByRole('button', { name: 'Mark as corrected' }).click();
  await expect(desk.getByText('Save succeeded')).toBeVisible();

  await reader.goto(profile);
  await expect(value(reader)).not.toContainText('Disputed');
  await expectNotice(reader, 'Data you have seen were corrected', new RegExp(company.name));
  await expect(reader.getByText(/analyst|the code is right now/)).toHaveCount(0);
  await expectNotice(page, 'Your error report led to a correction', /the code is right now/);
});
