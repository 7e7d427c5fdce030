/// <reference lib="dom" />
import { findChainCompany } from './support/chain-screens.ts';
import { expect, test } from './support/test.ts';

test('suppliers and customers by year: graph, tree by keyboard, both words, picture and data, another year, a partner of its own', async ({
  page,
  signIn,
}) => {
  const token = await signIn('analyst');
  const companyId = await findChainCompany(token);
  await page.goto(`/system/credit/shareholder?companyId=${companyId}#chain`);
  await expect(page.getByRole('img', { name: /^Business chain of \d+ parties/ })).toBeVisible();
  const items = page.getByRole('treeitem');
  await items.first().focus();
  const all = await items.count();
  await page.keyboard.press('ArrowLeft');
  expect(await items.count()).toBeLessThan(all);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();

  await page
    .getByRole('treeitem')
    .getByRole('button', { name: /^the partner’s: .* open the record of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Supplier');
  await page.keyboard.press('Escape');
  for (const format of ['SVG', 'PNG', 'JSON']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${format}: save the business chain` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }

  await page.getByLabel('Year', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: /^Suppliers against \d{4}$/ })).toBeVisible();
  await page
    .getByRole('button', { name: /open the record of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('treeitem').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`companyId=${companyId}#`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
