import type { Browser, Locator, Page } from '@playwright/test';
import { get } from './support/api.ts';
import { listCompanies } from './support/companies.ts';
import { expect, test } from './support/test.ts';

const FIRST_PASSWORD = 'Given-at-the-desk-1';
const OWN_PASSWORD = 'Chosen-by-clerk-22';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

interface Account {
  readonly username: string;
  readonly organisation: string;
  readonly role: string;
}

const openScreen = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const save = async (drawer: Locator, name: string): Promise<void> => {
  await drawer.getByRole('button', { name }).click();
  await expect(drawer).toBeHidden();
};

const createOrganisation = async (page: Page, name: string): Promise<void> => {
  await openScreen(page, 'Organisations');
  await page.getByRole('button', { name: 'New at the top' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Plan').selectOption({ label: 'Basic' });
  await save(drawer, 'Save');
};

const copyRole = async (page: Page, { organisation, role }: Account): Promise<void> => {
  await openScreen(page, 'Roles');
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Role to copy').selectOption({ label: 'Analyst' });
  await drawer.getByLabel('Title', { exact: true }).fill(role);
  await drawer.getByLabel('Organisation').selectOption({ label: organisation });
  await save(drawer, 'Copy');
};

const createAccount = async (page: Page, { username, organisation, role }: Account): Promise<void> => {
  await openScreen(page, 'Users');
  await page.getByRole('button', { name: 'New account' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Account number').fill(username);
  await drawer.getByLabel('Account name').fill(username);
  await drawer.getByLabel('Organisation').selectOption({ label: organisation });
  await drawer.getByLabel('Role').selectOption({ label: role });
  await drawer.getByLabel('First password').selectOption({ label: 'Choose one' });
  await drawer.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD);
  await drawer.getByLabel('Confirmed password', { exact: true }).fill(FIRST_PASSWORD);
  await save(drawer, 'Save');
};

const distribute = async (
  page: Page,
  { username, organisation }: Account,
  reports: string,
): Promise<void> => {
  await openScreen(page, 'Quotas');
  await page.getByLabel('Organisation').selectOption({ label: organisation });
  await page.getByLabel('Find an account').fill(username);
  await page.getByRole('button', { name: `Distribute to ${username}` }).click();
  await page.getByLabel('Allocatable quota value').fill(reports);
  await page.getByRole('button', { name: 'Distribute', exact: true }).click();
  await expect(page.getByRole('button', { name: `Take back from ${username}` })).toBeVisible();
};

/** The first login: the password that an administrator chose must be changed. */
const logIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(FIRST_PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await dialog.getByLabel('Confirm the new password', { exact: true }).fill(OWN_PASSWORD);
  await save(dialog, 'Change password');
};

const openClerk = async (browser: Browser, page: Page, username: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const clerk = await context.newPage();
  await logIn(clerk, username);
  return clerk;
};

const openCompany = (page: Page, companyId: number): Promise<unknown> =>
  page.goto(`/system/credit/profile?companyId=${companyId}`);

/** From the company that is open: a wrong value with a proof. */
const reportError = async (page: Page, description: string): Promise<void> => {
  const value = page.getByRole('region', { name: 'Registration' }).locator('dd').nth(1);
  await value.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report an error' }).click();
  const form = page.getByRole('dialog', { name: 'Report an error' });
  await form.getByLabel('Error type').selectOption('wrong-value');
  await form.getByLabel('Description').fill(description);
  await form
    .getByLabel('Attachment')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: PDF });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Reported\. The datum is marked as disputed/)).toBeVisible();
};

const correct = async (page: Page, description: string, answer: string): Promise<void> => {
  await openScreen(page, 'Answer error reports');
  await page
    .getByRole('row')
    .filter({ hasText: description })
    .getByRole('button', { name: 'Answer' })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Answer to the reporter').fill(answer);
  await save(drawer, 'Mark as corrected');
};

interface Reports {
  readonly items: readonly { readonly errorReportId: number; readonly description: string }[];
}

interface LogLines {
  readonly items: readonly { readonly action: string; readonly details: object }[];
}

test('an administrator makes an organisation, a role and an account; it spends, reports and is answered; the log has it', async ({
  page,
  browser,
  signIn,
}) => {
  // Seven screens of one person, five of another.
  test.slow();
  const mark = Date.now();
  const organisation = `Lakeside Trust ${mark}`;
  const username = `lakeside-${mark}`;
  const account = { username, organisation, role: `Lakeside clerk ${mark}` };
  const description = `The register shows another code ${mark}`;
  const token = await signIn('admin');
  // Not those that stand first in a list, which other tests look at.
  const [first, second, third] = (await listCompanies(token)).slice(-6, -3);
  await page.goto('/system/index');
  await createOrganisation(page, organisation);
  await copyRole(page, account);
  await createAccount(page, account);
  await distribute(page, account, '2');

  const clerk = await openClerk(browser, page, username);
  await openScreen(clerk, 'Company search');
  await expect(clerk.getByTitle('uses 1 of the 2 online reports left').first()).toBeVisible();
  await openCompany(clerk, second!.companyId);
  await expect(clerk.getByRole('navigation', { name: 'Screens of the company' })).toBeVisible();
  await openCompany(clerk, first!.companyId);
  await reportError(clerk, description);
  await openCompany(clerk, third!.companyId);
  await expect(clerk.getByText('The quota is used up')).toBeVisible();
  // The role allows ratings, the organisation's plan does not.
  await clerk.goto(`/system/credit/rating?companyId=${first!.companyId}`);
  await expect(clerk.getByText('feature not activated').first()).toBeVisible();

  const { items: received } = await get<Reports>(
    '/errorReport/listErrorReports',
    { keyword: description },
    token,
  );
  const { errorReportId } = received.find((report) => report.description === description)!;
  await correct(page, description, `Thank you, mended ${mark}`);
  await clerk.goto('/system/user/accountNotice');
  const notice = clerk.getByRole('listitem').filter({ hasText: 'Your error report led to a correction' });
  await notice.getByRole('button').click();
  await expect(notice).toContainText(`mended ${mark}`);

  await openScreen(page, 'System log');
  await page.getByLabel('Account', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Show' }).click();
  const lines = page.getByRole('row').filter({ hasText: username });
  for (const call of ['/login/submit', '/errorReport/submitErrorReport', 'feature not activated'])
    await expect(lines.filter({ hasText: call }).first()).toBeVisible();
  await page.getByLabel('Type').selectOption('spend');
  await expect(lines).toHaveCount(2);
  const answered = { area: 'errorReport', kind: 'change', account: 'admin' };
  const { items } = await get<LogLines>('/log/listLog', answered, token);
  expect(items).toContainEqual(
    expect.objectContaining({
      action: '/errorReport/answerErrorReport',
      details: { errorReportId, status: 'corrected' },
    }),
  );
  await clerk.context().close();
});
