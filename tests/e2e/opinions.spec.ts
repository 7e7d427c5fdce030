import { findRatedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('an opinion given on a rating stands under My Opinions and can be withdrawn and restored', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('orgadmin'));
  const name = company.nameEn ?? company.name;
  await page.goto(`/system/credit/rating?companyId=${company.companyId}#opinion`);
  const panel = page.getByRole('region', { name: 'My opinion on this rating' });
  await panel.getByRole('radio', { name: 'Not so good' }).check();
  const figure = panel.getByRole('textbox', { name: /^My possibility of default/ });
  await figure.fill('two percent');
  await panel.getByRole('button', { name: 'Save my opinion' }).click();
  await expect(panel.getByText('Please enter a valid numeric value')).toBeVisible();
  await expect(figure).toBeFocused();
  await figure.fill('101');
  await expect(panel.getByText('Please enter a valid numeric value')).toBeVisible();

  await figure.fill('12.5');
  await panel.getByRole('textbox', { name: /^Remark/ }).fill('Guarantees are not in the accounts');
  await panel.getByRole('button', { name: 'Save my opinion' }).click();
  await expect(panel).toContainText('12.50 %');
  await expect(panel).toContainText(company.rating?.class ?? '');

  await page.getByRole('link', { name: 'Workbench' }).click();
  await page.getByRole('tab', { name: 'My Opinions' }).click();
  const row = page.getByRole('table', { name: 'My Opinions' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Not so good');
  await expect(row).toContainText('12.50 %');
  await expect(
    page.getByText(/^(One opinion waits for its|\d+ opinions wait for their) year to end, /),
  ).toBeVisible();

  await row.getByRole('link', { name: 'Not so good' }).click();
  await panel.getByRole('button', { name: 'Withdraw' }).click();
  await panel.getByRole('button', { name: 'Undo the withdrawal' }).click();
  await expect(panel.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(panel.getByText(/earlier opinion/)).toBeVisible();
});
