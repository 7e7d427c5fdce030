import { findRatedCompany, findUnratedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a rating opens down to the cell of the statement that it was calculated from', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/profile?companyId=${company.companyId}`);
  const rating = page.getByRole('region', { name: 'Credit rating' });
  await expect(rating).toContainText(company.rating?.class ?? '');
  await expect(rating).toContainText('reference model, not calibrated');
  await rating.getByRole('button', { name: /Working capital/ }).click();
  await expect(rating).toContainText(/Total current assets/i);
});

test('a company without statements is not rated, and what is missing is named', async ({ page, signIn }) => {
  const company = await findUnratedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/profile?companyId=${company.companyId}`);
  const rating = page.getByRole('region', { name: 'Credit rating' });
  await expect(rating).toContainText('Not rated');
});
