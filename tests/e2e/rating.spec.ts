import { findRatedCompany, findUnratedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a rating opens down to the cell of the statement that it was calculated from', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/rating?companyId=${company.companyId}`);
  const head = page.getByRole('region', { name: 'Credit rating' });
  await expect(head).toContainText(company.rating?.class ?? '');
  await expect(head).toContainText('95 % interval');
  await expect(head).toContainText('Not validated on unlisted Chinese firms');
  const factors = page.getByRole('region', { name: 'What the rating is made of' });
  await expect(factors).toContainText('The sums close');
  await factors.getByRole('button', { name: 'Liabilities / total assets', exact: true }).click();
  const cells = factors.getByRole('table', { name: 'Statement cells of Liabilities / total assets' });
  await cells.getByRole('button', { name: 'Open the record: Total liabilities' }).click();
  await expect(page.getByRole('dialog')).toContainText('Total liabilities');
});

test('a reason leads to its factor, and every digit of the sums can be seen', async ({ page, signIn }) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/rating?companyId=${company.companyId}`);
  const factors = page.getByRole('region', { name: 'What the rating is made of' });
  const reason = factors.getByRole('button', { name: /points lost$/ }).first();
  const name = ((await reason.textContent()) ?? '').replace(/ [\d.,]+ points lost$/, '');
  await reason.click();
  await expect(factors.getByRole('button', { name, exact: true, expanded: true })).toBeFocused();
  await factors.getByRole('button', { name: 'All decimals' }).click();
  await expect(factors.getByRole('row', { name: /^Base / })).toContainText(/−\d\.\d{9,12}/);
});

test('a rating of the history is run again and comes out the same to the last digit', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/rating?companyId=${company.companyId}`);
  await page
    .getByRole('navigation', { name: 'Parts of the rating' })
    .getByRole('link', { name: 'History' })
    .click();
  await expect(page).toHaveURL(/#history$/);
  const history = page.getByRole('region', { name: 'Rating history' });
  await expect(history.getByRole('img', { name: /^Possibility of default over/ })).toBeVisible();
  await history
    .getByRole('button', { name: /^Run again/ })
    .first()
    .click();
  await expect(history).toContainText('Identical to the last digit');
});

test('a deregistered company is not rated, and the reason is named', async ({ page, signIn }) => {
  const company = await findUnratedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/rating?companyId=${company.companyId}`);
  const rating = page.getByRole('region', { name: 'Credit rating' });
  await expect(rating).toContainText('Not rated');
  await expect(rating).toContainText('The company is deregistered');
});
