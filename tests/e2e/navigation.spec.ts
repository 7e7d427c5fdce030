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

  test('the menu shows what is built and nothing else, and every entry leads to its screen', async ({
    page,
  }) => {
    await page.goto('/system/index');
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This page does not exist')).toHaveCount(0);
    }
  });

  test('a push to the same address leaves one entry in the history', async ({ page }) => {
    await page.goto('/system/index');
    const link = page.getByRole('link', { name: 'Workbench' });
    await link.click();
    await link.click();
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('the first tab stop skips to the content', async ({ page }) => {
    await page.goto('/system/index');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});

test('after a choice in the menu the focus stands at the heading of the screen', async ({ page, signIn }) => {
  await signIn('analyst');
  await page.goto('/system/index');
  await page.getByRole('link', { name: 'Company search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company search' })).toBeFocused();
});

test('a screen whose file is gone since a new build stands after one more load', async ({ page, signIn }) => {
  await signIn('analyst');
  await page.goto('/system/index');
  await page.waitForLoadState('networkidle');
  let asked = 0;
  await page.route('**/assets/*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.getByRole('link', { name: 'Company search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company search' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('a session that the server does not know is told so and sent to the login page', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('token', 'not-a-token'));
  await page.goto('/system/index');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('login timed out, please log in again')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
