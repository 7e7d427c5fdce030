import { listCompanies } from './support/companies.ts';
import type { FoundCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

const GOOD_TO_MIDDLE = /^3A([6-9]|1[0-4])$/;

/** A listed company files accounts, and a middle class can move both ways. */
const findMiddling = async (token: string): Promise<FoundCompany> => {
  const companies = await listCompanies(token, { isListed: 'true' });
  const found = companies.find(({ rating }) => GOOD_TO_MIDDLE.test(rating?.class ?? ''));
  if (!found) throw new Error('the demo market has no listed company of a middle class');
  return found;
};

test('from a rating to its cell, to what would move it, to an opinion, to how the models do', async ({
  page,
  signIn,
}) => {
  const company = await findMiddling(await signIn('analyst'));
  const own = company.rating?.class ?? '';
  const oneUp = `3A${Number(own.slice(2)) - 1}`;
  const parts = page.getByRole('navigation', { name: 'Parts of the rating' });

  // One factor, down to the cell of the statement and its record.
  await page.goto(`/system/credit/rating?companyId=${company.companyId}`);
  await expect(page.getByRole('region', { name: 'Credit rating' })).toContainText(own);
  const factors = page.getByRole('region', { name: 'What the rating is made of' });
  await factors.getByRole('button', { name: 'Liabilities / total assets', exact: true }).click();
  await factors.getByRole('button', { name: 'Open the record: Total liabilities' }).click();
  await expect(page.getByRole('dialog')).toContainText('Total liabilities');
  await page.keyboard.press('Escape');

  // A line is edited: the class moves at once, and comes back.
  await parts.getByRole('link', { name: 'What if' }).click();
  const result = page.getByRole('region', { name: 'What it makes of the rating' });
  await expect(result.getByRole('status')).toContainText(own);
  const cost = page.getByRole('textbox', { name: /^Operating cost: / });
  await cost.fill('two');
  await cost.press('Enter');
  await expect(page.getByText('Please enter a valid numeric value')).toBeVisible();
  await cost.fill('+40%');
  await cost.press('Enter');
  await expect(result.getByRole('status')).toContainText(/3A1\d/);
  await expect(result).toContainText('Closing the balance');
  const worse = await result.getByRole('status').textContent();
  expect(worse).not.toBe(`${own}${own}`);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).not.toContainText('Closing the balance');

  // What one class would take; the answer moves exactly one.
  const levers = page.getByRole('region', { name: 'What would it take for one class?' });
  await levers.getByRole('button', { name: 'Find changes' }).click();
  await expect(levers.getByRole('status')).toContainText(`From ${own} to ${oneUp}`);
  await levers
    .getByRole('button', { name: /^Apply: / })
    .first()
    .click();
  await expect(result.getByRole('status')).toContainText(oneUp);
  await result.getByRole('button', { name: 'Undo' }).click();

  // An opinion beside the model.
  await parts.getByRole('link', { name: 'My opinion' }).click();
  const opinion = page.getByRole('region', { name: 'My opinion on this rating' });
  await opinion.getByRole('radio', { name: 'Should be higher' }).check();
  await opinion.getByRole('button', { name: 'Save my opinion' }).click();
  await expect(opinion).toContainText(own);
  await opinion.getByRole('button', { name: 'Withdraw' }).click();

  // How the models do.
  await page.getByRole('link', { name: 'Model validation' }).click();
  await expect(page.getByRole('heading', { name: 'Model validation', level: 1 })).toBeVisible();
  await expect(page.getByText(/its AUC is no achievement/i)).toBeVisible();
});
