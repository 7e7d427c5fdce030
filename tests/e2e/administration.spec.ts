import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PASSWORD = 'given-by-admin-1';
const OWN_PASSWORD = 'Chosen-by-clerk-2';

const openScreen = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const createOrganisation = async (page: Page, name: string): Promise<void> => {
  await openScreen(page, 'Organisations');
  await page.getByRole('button', { name: 'New under the chosen one' }).click();
  await expect(page.getByText('Please select an institution first')).toBeVisible();
  await page.getByRole('button', { name: 'New at the top' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Name is required')).toBeVisible();
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Plan').selectOption({ label: 'Premium' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const node = page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await expect(node).toHaveAttribute('aria-selected', 'true');
};

const copyRole = async (page: Page, organisation: string, title: string): Promise<void> => {
  await openScreen(page, 'Roles');
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Copy' }).click();
  await expect(drawer.getByText('Please select a role')).toBeVisible();
  await drawer.getByLabel('Role to copy').selectOption({ label: 'Analyst' });
  await drawer.getByLabel('Title', { exact: true }).fill(title);
  await drawer.getByLabel('Organisation').selectOption({ label: organisation });
  await drawer.getByRole('button', { name: 'Copy' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const right = drawer.getByRole('treeitem', { name: /^View ratings/ });
  await expect(right).toHaveAttribute('aria-checked', 'true');
  await right.focus();
  await page.keyboard.press('Space');
  await expect(right).toHaveAttribute('aria-checked', 'false');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
};

const createAccount = async (
  page: Page,
  account: { readonly username: string; readonly organisation: string; readonly role: string },
): Promise<void> => {
  await openScreen(page, 'Users');
  await page.getByRole('button', { name: 'New account' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Account number').fill(account.username);
  await drawer.getByLabel('Account name').fill(account.username);
  await drawer.getByLabel('Organisation').selectOption({ label: account.organisation });
  await drawer.getByLabel('Role').selectOption({ label: account.role });
  await drawer.getByLabel('First password').selectOption({ label: 'Choose one' });
  await drawer.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await drawer.getByLabel('Confirmed password', { exact: true }).fill(`${PASSWORD}0`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Password and confirmed password must be consistent')).toBeVisible();
  await drawer.getByLabel('Confirmed password', { exact: true }).fill(PASSWORD);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
};

const logIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await dialog.getByLabel('Confirm the new password', { exact: true }).fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
};

test('an organisation, a role from a copy and an account with it: the account sees what its role allows', async ({
  page,
  browser,
  signIn,
}) => {
  // Four screens and two people.
  test.slow();
  const mark = Date.now();
  const organisation = `Harbour Bank ${mark}`;
  const role = `Harbour clerk ${mark}`;
  const username = `harbour-${mark}`;
  await signIn('admin');
  await page.goto('/system/index');
  await createOrganisation(page, organisation);
  await copyRole(page, organisation, role);
  await createAccount(page, { username, organisation, role });

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const clerk = await other.newPage();
  await logIn(clerk, username);
  const menu = clerk.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Company search' })).toBeVisible();
  for (const name of ['Rating', 'Users', 'Roles', 'Organisations', 'Menus'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  await clerk.goto('/manage/user');
  await expect(clerk.getByRole('heading', { level: 1 })).not.toHaveText('Users');

  // The role is taken away while the clerk works: the next call ends the session.
  await openScreen(page, 'Roles');
  await page.getByRole('button', { name: `Delete ${role}` }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Accounts still have this role: give them another one first')).toBeVisible();
  await page.getByRole('button', { name: `Edit ${role}` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Status').selectOption({ label: 'Disabled' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await clerk.goto('/system/index');
  await expect(clerk).toHaveURL(/\/login$/);
  await other.close();
});

test('the navigation follows a menu that is renamed, and the way to the menus cannot be deleted', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/manage/menu');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const rename = async (from: string, to: string): Promise<void> => {
    await page.getByRole('treeitem', { name: new RegExp(`^${from}`) }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Title', { exact: true }).fill(to);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await expect(menu.getByRole('link', { name: to, exact: true })).toBeVisible();
  };
  await rename('Organisations', 'Institutions');
  await rename('Institutions', 'Organisations');

  const remove = async (name: string): Promise<void> => {
    await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click();
    await page.locator('#content').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  };
  await remove('Menus');
  await expect(
    page.getByText('This entry leads to the administration of menus and must stay as it is'),
  ).toBeVisible();
  await remove('System management');
  await expect(page.getByText('Please delete the child node first')).toBeVisible();
});
