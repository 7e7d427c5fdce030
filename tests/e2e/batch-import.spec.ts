import { listCompanies } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a person brings a list with faults, picks, corrects, takes the rest away and follows the result', async ({
  page,
  signIn,
}) => {
  const token = await signIn('analyst');
  const [company, other] = await listCompanies(token);
  if (!company || !other) throw new Error('the demo market is empty');
  const code = company.creditCode ?? '';
  const wrong = code.slice(0, 17) + (code.endsWith('7') ? '8' : '7');
  const rows = [
    '2026年客户名单',
    '企业名称,统一社会信用代码,中征码',
    `${company.name},${code},`,
    `,${wrong},`,
    `${other.name},,9999999999999999`,
    '甲乙丙丁戊己经营部,,',
  ];
  await page.goto('/system/analysis');
  await page.getByRole('link', { name: 'Match a list of companies' }).click();
  await page
    .getByLabel(/Drop a file here/)
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });

  const states = page.getByRole('group', { name: 'Rows by state' });
  await expect(states).toContainText('Found1', { timeout: 15_000 });
  await expect(states).toContainText('Wrong check digit1');
  await expect(states).toContainText('CITIC code does not exist1');
  await expect(states).toContainText('Not found1');

  await page
    .getByRole('button', { name: /^Choose .* for row 5$/ })
    .first()
    .click();
  await expect(states).toContainText('Found2');
  await page.getByRole('button', { name: 'Correct row 4' }).click();
  await page.getByLabel('Credit code').fill(code);
  await page.getByRole('button', { name: 'Match again' }).click();
  await expect(page.getByText('The same company as in row 3')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 2 rows to correct' }).click();
  expect((await download).suggestedFilename()).toBe('customers to correct.xlsx');

  await page.getByRole('button', { name: 'Follow 2 companies' }).click();
  await page.getByRole('link', { name: 'Show the companies I follow' }).click();
  await expect(page.getByRole('link', { name: company.nameEn ?? company.name }).first()).toBeVisible();
});

test('a text that is called .xlsx is refused in words', async ({ page, signIn }) => {
  await signIn('analyst');
  await page.goto('/system/batch-import');
  await page
    .getByLabel(/Drop a file here/)
    .setInputFiles({ name: 'list.xlsx', mimeType: 'text/plain', buffer: Buffer.from('企业名称\n甲') });
  await expect(page.getByRole('alert')).toContainText('The file is not an Excel workbook');
});
