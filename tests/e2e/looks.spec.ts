/// <reference lib="dom" />
import { expect, test } from './support/test.ts';

test('the language is English at first, switches the whole page and stays for the session', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('data-layout', 'en');

  await page.getByRole('button', { name: '中' }).click();
  await expect(root).toHaveAttribute('lang', 'zh-CN');
  await expect(root).not.toHaveAttribute('data-layout');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('信用分析');
  await expect(page.getByRole('button', { name: '提交申请' })).toBeVisible();

  await page.reload();
  await expect(root).toHaveAttribute('lang', 'zh-CN');
  expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe('cn');
});

test('menu and dialogs of antd speak the language too', async ({ page, signIn }) => {
  await signIn('analyst');
  await page.goto('/system/index');
  await page.getByRole('button', { name: '中' }).click();
  await expect(page.getByRole('link', { name: '工作台' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '我的关注' })).toBeVisible();
});

test('the theme follows the system until it is chosen, and then stays on this device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('on a phone the menu is a drawer that closes behind a choice', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('analyst');
  await page.goto('/system/index');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Workbench' }).click();
  await expect(drawer).toBeHidden();
});

test('nothing comes from another address, and no script is inline', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
  });
  const answer = await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(await page.locator('script:not([src])').count()).toBe(0);
});
