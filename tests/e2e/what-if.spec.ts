import { findRatedCompany } from './support/companies.ts';
import { expect, test } from './support/test.ts';

test('a line is edited, the class moves, it is undone, one class is asked for and applied, saved and compared', async ({
  page,
  signIn,
}) => {
  const company = await findRatedCompany(await signIn('analyst'));
  const { class: filed } = company.rating ?? {};
  await page.goto(`/system/credit/rating?companyId=${company.companyId}#what-if`);
  const result = page.getByRole('complementary', { name: 'What it makes of the rating' });
  await expect(result.getByRole('status')).toContainText(`${filed}`);
  const start = await result.getByRole('status').innerText();

  const revenue = page.getByRole('textbox', { name: 'Operating revenue: amount or change in percent' });
  await revenue.fill('much');
  await expect(page.getByText('Please enter a valid numeric value')).toBeVisible();
  expect(await result.getByRole('status').innerText()).toBe(start);
  await revenue.fill('-60%');
  await expect(page.getByText('Please enter a valid numeric value')).toHaveCount(0);
  expect(await result.getByRole('status').innerText()).not.toBe(start);
  await expect(result.getByRole('heading', { name: 'Closing the balance, yuan' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(revenue).toHaveValue('');
  expect(await result.getByRole('status').innerText()).toBe(start);

  const levers = page.getByRole('region', { name: 'What would it take for one class?' });
  await levers.getByRole('combobox', { name: 'Move' }).selectOption('worse');
  await levers.getByRole('button', { name: 'Find changes' }).click();
  const lead = await levers.getByText(/^From 3A\d+ to 3A\d+,/).innerText();
  const [from, to] = lead.match(/3A\d+/g) ?? [];
  expect(from).toBe(filed);
  expect(Number(to?.slice(2)) - Number(from?.slice(2))).toBe(1);
  await levers
    .getByRole('button', { name: /^Apply:/ })
    .first()
    .click();
  await expect(result.getByRole('status')).toContainText(`${to}`);

  const saved = page.getByRole('region', { name: 'Saved what-ifs' });
  await saved.getByRole('textbox', { name: 'Name' }).fill('One class down');
  await saved.getByRole('button', { name: 'Save', exact: true }).click();
  await saved.getByRole('checkbox', { name: 'One class down' }).check();
  const row = saved.getByRole('region', { name: 'Comparison' }).getByRole('row', { name: /^Class/ });
  await expect(row).toContainText(`${filed}`);
  await expect(row.getByText(`${to}`)).toHaveCount(2);

  await saved.getByRole('button', { name: 'Delete: One class down' }).click();
  await saved.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(saved.getByRole('checkbox', { name: 'One class down' })).toBeVisible();
  await saved.getByRole('button', { name: 'Delete: One class down' }).click();
  await expect(saved.getByText('You keep no what-if of this company.')).toBeVisible();
});
