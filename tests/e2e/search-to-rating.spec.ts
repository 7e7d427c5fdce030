import { findRatedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a person searches for a company, opens its overview and reads its rating with the reasons', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.goto('/system/index');
  const box = page.getByRole('combobox');
  await box.fill(company.name.slice(0, 6));
  await expect(page.getByRole('option').filter({ hasText: company.name.slice(6) })).toBeVisible();
  await box.press('Enter');

  await expect(page).toHaveURL(/\/system\/analysis\?keyword=/);
  await page.getByRole('link', { name: company.nameEn ?? company.name }).click();

  await expect(page).toHaveURL(`/system/credit/profile?companyId=${company.companyId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.nameEn ?? company.name);
  const rating = page.getByRole('region', { name: 'Credit rating' });
  await expect(rating).toContainText(company.rating?.class ?? '');
  await rating.getByRole('link', { name: 'Open the rating' }).click();

  await expect(page).toHaveURL(`/system/credit/rating?companyId=${company.companyId}`);
  const reasons = page.getByRole('region', { name: 'What the rating is made of' });
  await reasons.getByRole('button', { name: 'Quick ratio', exact: true }).click();
  await expect(reasons).toContainText('(Total current assets − Inventories) ÷ Total current liabilities');
});

test('a suggestion leads straight to the company, by keyboard alone', async ({ page, signIn }) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.goto('/system/index');
  const box = page.getByRole('combobox');
  await box.fill(company.creditCode ?? company.name);
  await expect(page.getByRole('option').first()).toContainText(company.name);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(`/system/credit/profile?companyId=${company.companyId}`);
});

test('what no company is called says so', async ({ page, signIn }) => {
  await signIn('analyst');
  await page.goto('/system/analysis?keyword=qqqqzzzzxxxx');
  await expect(page.getByText('Company could not found')).toBeVisible();
});
