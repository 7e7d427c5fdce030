/// <reference lib="dom" />
import { get, openSession, post } from './support/api.ts';
import { expect, test } from './support/test.ts';

const FIRST_PASSWORD = 'given-by-admin-1';
const PASSWORD = 'chosen-by-me-22';

interface Listed {
  readonly items: readonly { readonly roleId: number; readonly companyId: number }[];
}

/** A sub-account of the demo bank with the role of an analyst, its password changed already. */
const makeClerk = async (): Promise<string> => {
  const admin = await openSession('admin');
  const roles = await get<Listed>('/user/getUserList', { keyword: 'analyst' }, admin);
  const username = `clerk-${Date.now()}`;
  await post(
    '/user/editUser',
    {
      number: username,
      username,
      roleId: roles.items[0]?.roleId,
      password: FIRST_PASSWORD,
      confirmPassword: FIRST_PASSWORD,
    },
    await openSession('orgadmin'),
  );
  const first = await openSession(username, FIRST_PASSWORD);
  const passwords = { currentPassword: FIRST_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD };
  await post('/user/changePassword', passwords, first);
  return username;
};

/** Companies that nobody of the organisation has opened this year. */
const findUnopened = async (token: string): Promise<readonly number[]> => {
  const list = await get<Listed>('/company/searchCompanies', { pageSize: '50', sort: '-revenue' }, token);
  const companyIds = list.items.map(({ companyId }) => companyId);
  const { opened } = await post<{ opened: readonly number[] }>(
    '/quota/getReportPrices',
    { companyIds },
    token,
  );
  return companyIds.filter((id) => !opened.includes(id));
};

test('an administrator gives an account one report; it sees the price, spends it and meets the end', async ({
  page,
  browser,
  signIn,
}) => {
  const username = await makeClerk();
  await signIn('orgadmin');
  await page.goto('/system/user/quotaAdmin');
  await page.getByRole('button', { name: 'Distribute', exact: true }).click();
  await expect(
    page.getByText('Account name and the allocatable quota value cannot be empty').first(),
  ).toBeVisible();
  await page.getByLabel('Find an account').fill(username);
  await page.getByRole('button', { name: `Distribute to ${username}` }).click();
  await page.getByLabel('Allocatable quota value').fill('1');
  await page.getByRole('button', { name: 'Distribute', exact: true }).click();
  await expect(page.getByRole('button', { name: `Take back from ${username}` })).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Distributed');

  const token = await openSession(username, PASSWORD);
  const [first, second] = await findUnopened(token);
  const context = await browser.newContext();
  await context.addInitScript((text) => sessionStorage.setItem('token', text), token);
  const clerk = await context.newPage();
  await clerk.goto('/system/analysis');
  await expect(clerk.getByTitle('uses 1 of the 1 online reports left').first()).toBeVisible();
  await clerk.goto(`/system/credit/profile?companyId=${first}`);
  await expect(clerk.getByRole('navigation', { name: 'Screens of the company' })).toBeVisible();
  await clerk.goto(`/system/credit/profile?companyId=${second}`);
  await expect(clerk.getByText('The quota is used up')).toBeVisible();
  await context.close();
});

test('a plan is put together with its price, asked for, answered at the desk, and the status is seen', async ({
  page,
  browser,
  signIn,
}) => {
  const message = `Please call ${Date.now()}`;
  await signIn('basic');
  await page.goto('/system/user/accountRights');
  await expect(page.getByText('feature not activated').first()).toBeVisible();
  await page.getByRole('link', { name: 'Customise a plan' }).first().click();
  await page.getByLabel('Online report').fill('1500');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('3,000.00');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByRole('link', { name: 'Requests' }).click();
  await expect(page.getByRole('row').filter({ hasText: message })).toContainText('New');

  const context = await browser.newContext();
  await context.addInitScript((text) => sessionStorage.setItem('token', text), await openSession('admin'));
  const desk = await context.newPage();
  await desk.goto('/manage/plan#requests');
  await desk.getByRole('row').filter({ hasText: message }).getByRole('button').click();
  await desk.getByLabel('Status').first().selectOption('declined');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Please give a reason')).toBeVisible();
  await desk.getByLabel('Reason').fill('Standard holds all of it');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row').filter({ hasText: message })).toContainText('Declined');
  await context.close();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: message })).toContainText('Standard holds all of it');
});
