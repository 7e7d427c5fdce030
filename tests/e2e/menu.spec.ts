/// <reference lib="dom" />
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn('analyst');
});

test('the menu shows what is built and nothing else, and every entry leads to its screen', async ({
  page,
}) => {
  await page.goto('/system/index');
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href')) ?? '';
    // Without a company a click on a screen of one leads to the search.
    if (path.startsWith('/system/credit/')) await page.goto(path);
    else await link.click();
    await expect(page).toHaveURL(path);
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

test('after a choice in the menu the focus stands at the heading of the screen', async ({ page }) => {
  await page.goto('/system/index');
  await page.getByRole('link', { name: 'Company search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company search' })).toBeFocused();
});

test('a screen whose file is gone since a new build stands after one more load', async ({ page }) => {
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
