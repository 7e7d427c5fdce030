/// <reference lib="dom" />
import { expect, test } from './support/test.ts';

test.describe('without a token', () => {
  for (const path of [
    '/system/index',
    '/system/analysis',
    '/system/batch-import',
    '/system/credit/profile',
    '/manage/user',
    '/nowhere',
  ])
    test(`${path} leads to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    });

  test('/ leads to the landing page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with a token', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('analyst');
  });

  for (const path of ['/login', '/system'])
    test(`${path} leads to the workbench`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/system/index');
    });

  test('an unknown path has a page of its own and keeps its address', async ({ page }) => {
    await page.goto('/system/nowhere');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(page).toHaveURL('/system/nowhere');
  });
});

test('a session that the server does not know is told so and sent to the login page', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('token', 'not-a-token'));
  await page.goto('/system/index');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('login timed out, please log in again')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
