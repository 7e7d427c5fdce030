/// <reference lib="dom" />
import { get, openSession, post } from './support/api.ts';
import { expect, test } from './support/test.ts';

const FIRST_PASSWORD = 'given-by-admin-1';

/** A new account, whose password somebody else has chosen. */
const createAccount = async (): Promise<string> => {
  const token = await openSession('admin');
  const { roleId } = (
    await get<{ items: readonly { roleId: number }[] }>('/user/getUserList', { keyword: 'analyst' }, token)
  ).items[0] ?? { roleId: 0 };
  const username = `new-${Date.now()}`;
  await post(
    '/user/editUser',
    { number: username, username, roleId, password: FIRST_PASSWORD, confirmPassword: FIRST_PASSWORD },
    token,
  );
  return username;
};

test('a first password has to be changed, with a meter and a sentence for every rule', async ({ page }) => {
  const username = await createAccount();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();

  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Change password' });
  const [current, fresh, again] = ['Current password', 'New password', 'Confirm the new password'].map(
    (label) => dialog.getByLabel(label, { exact: true }),
  );
  await send.click();
  await expect(
    dialog.getByText('Current password is required in order to change your password.'),
  ).toBeVisible();
  await expect(dialog.getByText('Combine letters with numbers or symbols')).toBeVisible();

  for (const [password, strength] of [
    ['abcdefgh', 'weak'],
    ['abcdef12345', 'medium'],
    ['Abcdef-12345', 'strong'],
  ] as const) {
    await fresh?.fill(password);
    await expect(dialog.getByText(`Strength: ${strength}`)).toBeVisible();
  }
  await again?.fill('something else');
  await expect(dialog.getByText('Password does not match')).toBeVisible();
  await current?.fill(FIRST_PASSWORD);
  await fresh?.fill(FIRST_PASSWORD);
  await expect(dialog.getByText('The new password must differ from the old one')).toBeVisible();

  await fresh?.fill('Chosen-by-me-2');
  await again?.fill('Chosen-by-me-2');
  await send.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'My Interests' })).toBeVisible();
  expect(await openSession(username, 'Chosen-by-me-2')).toMatch(/.{40,}/);
});
