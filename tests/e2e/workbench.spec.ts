import { findRatedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a company that is followed in its overview stands on the workbench and can be let go', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('orgadmin'));
  const name = company.nameEn ?? company.name;
  await page.goto(`/system/credit/profile?companyId=${company.companyId}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();

  await page.getByRole('link', { name: 'Workbench' }).click();
  const interests = page.getByRole('table', { name: 'My Interests' });
  const row = interests.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(company.name);
  await expect(row).toContainText(company.creditCode ?? '');
  await expect(row).toContainText(company.rating?.class ?? '');
  await expect(row).toContainText('Synthetic');

  await page.getByRole('tab', { name: 'My Footprint' }).click();
  await expect(page.getByRole('table', { name: 'My Footprint' })).toContainText(name);

  await page.getByRole('tab', { name: 'My Interests' }).click();
  await page.getByRole('button', { name: `Unfollow ${name}` }).click();
  await expect(page.getByText('You do not follow a company yet')).toBeVisible();
});

test('the company overview without a company opens the last one', async ({ page, signIn }) => {
  const company = await findRatedCompany(await signIn('orgadmin'));
  await page.goto(`/system/credit/profile?companyId=${company.companyId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.nameEn ?? company.name);
  await page.goto('/system/credit/profile');
  await expect(page).toHaveURL(`/system/credit/profile?companyId=${company.companyId}`);
});
