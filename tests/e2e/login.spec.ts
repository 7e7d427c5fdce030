/// <reference lib="dom" />
import { DEMO_PASSWORD } from './support/api.ts';
import { expect, test } from './support/test.ts';

test('a person logs in, lands on the workbench and logs out again', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('basic');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/system/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workbench');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  expect(stored['token']).toMatch(/.{40,}/);
  expect(Number(stored['lastClickTime'])).toBeGreaterThan(Date.now() - 60_000);

  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('empty fields are asked for, in both languages', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter your Username')).toBeVisible();
  await expect(page.getByText('Please enter your Password')).toBeVisible();
  await page.getByRole('button', { name: '中' }).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
});

test('a wrong password and an unknown name are refused with the same words', async ({ page }) => {
  const unknown = `nobody-${Date.now()}`;
  await page.goto('/login');
  for (const [username, password] of [
    ['basic', 'not-the-password'],
    [unknown, DEMO_PASSWORD],
  ] as const) {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Username and Password do not match. Try again.')).toBeVisible();
  }
  await page.getByRole('button', { name: '中' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
