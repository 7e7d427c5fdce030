/// <reference lib="dom" />
import { findRatedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a person moves the product to a day by keyboard, finds it everywhere, and comes back with one click', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('analyst'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/company/')) asked.push(request.url());
  });
  await page.goto('/system/index');
  await page.getByRole('button', { name: 'As at today' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'As at a day' });
  await expect(dialog.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await page.keyboard.type('2025-06-30');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const control = page.getByRole('button', { name: /As at 2025-06-30\s*, as known/ });
  await expect(control).toBeFocused();

  // The head of the company says the day; every call carries it, also after the page is loaded again.
  await page.goto(`/system/credit/profile?companyId=${company.companyId}`);
  await expect(page.getByText('As known on 2025-06-30.')).toBeVisible();
  await expect(page.getByRole('main').getByText('As at 2025-06-30', { exact: true })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(url).toContain('asAt=2025-06-30&clock=known');

  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByRole('button', { name: 'As at today' })).toBeVisible();
  await expect(page.getByText('As known on 2025-06-30.')).toBeHidden();
  await expect(page.getByRole('main').getByText('As at 2025-06-30', { exact: true })).toBeHidden();
});

test('a day before all knowledge says so and offers what had been published', async ({ page, signIn }) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('asAt')) sessionStorage.setItem('asAt', '2019-06-30 known');
  });
  await page.goto(`/system/credit/profile?companyId=${company.companyId}`);
  await expect(page.getByText(/Nothing was known before 2020-01-0\d/)).toBeVisible();
  await expect(page.getByText('Company does not exist')).toBeVisible();
  await page.getByRole('button', { name: 'Show as published' }).click();
  await expect(page.getByText('As published by 2019-06-30.')).toBeVisible();
  await expect(page.getByText('Company does not exist')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Company profile');
});
