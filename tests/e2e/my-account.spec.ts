/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { get, openSession, post } from './support/api.ts';
import { expect, test } from './support/test.ts';

const FIRST_PASSWORD = 'given-by-admin-1';
const PASSWORD = 'Chosen-by-me-22';
const NEW_PASSWORD = 'Changed-by-me-33';

/** An account of its own, its first password changed already. */
const makeAccount = async (): Promise<string> => {
  const admin = await openSession('admin');
  const { items } = await get<{ items: readonly { readonly roleId: number }[] }>(
    '/user/getUserList',
    { keyword: 'analyst' },
    admin,
  );
  const username = `own-${Date.now()}`;
  const password = { password: FIRST_PASSWORD, confirmPassword: FIRST_PASSWORD };
  await post('/user/editUser', { number: username, username, roleId: items[0]?.roleId, ...password }, admin);
  await post(
    '/user/changePassword',
    { currentPassword: FIRST_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
    await openSession(username, FIRST_PASSWORD),
  );
  return username;
};

/** The code that lies in the outbox for a number. */
const readCode = async (mobile: string): Promise<string> => {
  const admin = await openSession('admin');
  const { items } = await get<{ items: readonly { readonly messageId: number }[] }>(
    '/outbox/listMessages',
    { channel: 'mobile' },
    admin,
  );
  for (const { messageId } of items) {
    const { recipient, body } = await get<{ readonly recipient: string; readonly body: string }>(
      '/outbox/getMessage',
      { messageId: String(messageId) },
      admin,
    );
    if (recipient === mobile) return /\d{6}/.exec(body)?.[0] ?? '';
  }
  throw new Error('the outbox holds no code for the number');
};

/** A browser of its own, logged in by hand. */
const logInElsewhere = async (browser: Browser, origin: string, username: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('tab', { name: 'My Interests' })).toBeVisible();
  return page;
};

test('an account changes its profile with the code sent to the new number, its password, and logs out another session', async ({
  page,
  browser,
}) => {
  // Two browsers, and four passwords to hash.
  test.slow();
  const username = await makeAccount();
  const mobile = `139${String(Date.now()).slice(-8)}`;
  await page.goto('/login');
  const origin = new URL(page.url()).origin;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'My profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();

  await expect(page.getByLabel('Account name')).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Other name is required')).toBeVisible();
  await page.getByLabel('Other name').fill('Harbour');
  await page.getByLabel('Email').fill('harbour@example.com');
  await page.getByLabel('Mobile').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`Sent to ${mobile}, valid for 10 minutes.`)).toBeVisible();
  const code = await readCode(mobile);
  await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The verification code is wrong')).toBeVisible();
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Verification code')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Mobile')).toHaveValue(mobile);
  await expect(page.getByLabel('Other name')).toHaveValue('Harbour');

  const elsewhere = await logInElsewhere(browser, origin, username);
  await page.getByRole('link', { name: 'Sessions' }).click();
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions.first()).toContainText('This session');
  await expect(sessions.first()).toContainText('Chrome on');
  await page.getByRole('button', { name: /^Log out: Chrome/ }).click();
  await expect(page.getByText('The session has been logged out')).toBeVisible();
  await elsewhere.goto('/system/analysis');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(sessions).toHaveCount(1);

  await page.getByRole('link', { name: 'Password' }).click();
  const send = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await expect(page.getByText('Strength: strong')).toBeVisible();
  await page.getByLabel('Confirm the new password', { exact: true }).fill('something else');
  await send.click();
  await expect(page.getByText('Password does not match')).toBeVisible();
  await page.getByLabel('Confirm the new password', { exact: true }).fill(NEW_PASSWORD);
  await send.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  expect(await openSession(username, NEW_PASSWORD)).toMatch(/.{40,}/);

  await page.getByRole('link', { name: 'Usage record' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Accounts' })).toContainText('Change');
});
