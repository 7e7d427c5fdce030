import type { Page } from '@playwright/test';
import { get, post } from './api.ts';
import type { Screen } from './screens.ts';

const LONG = 'Eastern Harbour Rural Commercial Bank 东部海港农村商业银行股份有限公司';

/** An organisation with a long name and a branch, made once. */
const makeTree = async (token: string): Promise<void> => {
  const { items } = await get<{ items: readonly { name: string }[] }>('/org/getOrgList', {}, token);
  if (items.some(({ name }) => name === LONG)) return;
  const { id } = await post<{ id: number }>('/org/editOrg', { name: LONG, plan: 'diy' }, token);
  await post('/org/editOrg', { name: 'Northern branch 北方分行', parentId: id }, token);
};

const screen = (name: string, path: string, prepare?: (page: Page) => Promise<void>): Screen => ({
  name: `administration-${name}`,
  account: 'admin',
  path: async (token) => {
    await makeTree(token);
    return path;
  },
  ...(prepare ? { prepare } : {}),
});

const sendDrawer = async (page: Page): Promise<void> => {
  const drawer = page.getByRole('dialog');
  await drawer.locator('button[type=submit]').click();
  await drawer.getByRole('alert').first().waitFor();
};

const chooseLast = (page: Page) => page.getByRole('treeitem').last().click();

/** Accounts and roles, and a drawer of each. */
export const ADMINISTRATION_SCREENS: readonly Screen[] = [
  screen('users', '/manage/user', async (page) => {
    await page.locator('main table').waitFor();
  }),
  screen('user-form', '/manage/user', async (page) => {
    await page.locator('main section header button').click();
    await sendDrawer(page);
  }),
  screen('roles', '/manage/role', async (page) => {
    await page.locator('main table').waitFor();
  }),
  screen('role-rights', '/manage/role', async (page) => {
    await page.locator('main section header button').last().click();
    await page.getByRole('dialog').getByRole('treeitem').first().click();
  }),
];

/** Organisations and menus: a tree, and a drawer of each. */
export const TREE_SCREENS: readonly Screen[] = [
  screen('organisations', '/manage/org', chooseLast),
  screen('organisation-form', '/manage/org', async (page) => {
    await chooseLast(page);
    await page.locator('main section').last().getByRole('button').first().click();
    await page.getByRole('dialog').locator('input').first().waitFor();
  }),
  screen('menus', '/manage/menu', chooseLast),
  screen('menu-form', '/manage/menu', async (page) => {
    await chooseLast(page);
    await page.locator('main section').last().getByRole('button').first().click();
    await page.getByRole('dialog').locator('input').first().waitFor();
  }),
];
