import { findOwnedCompany } from './support/ownership-screens.ts';
import { expect, test } from './support/test.ts';

test('holders are unfolded by keyboard, a formula is read, the threshold lowered, a record opened, data saved', async ({
  page,
  signIn,
}) => {
  const companyId = await findOwnedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/shareholder?companyId=${companyId}`);
  await expect(page.getByRole('img', { name: /^Ownership graph of \d+ parties/ })).toBeVisible();
  const items = page.getByRole('tree').getByRole('treeitem');
  const before = await items.count();
  await page.getByRole('tree').locator('[aria-level="2"][aria-expanded=false]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => items.count()).toBeGreaterThan(before);

  await page.keyboard.press('Enter');
  const chosen = page.getByRole('region', { name: 'Chosen party' });
  await chosen.getByRole('button', { name: 'Record 1 of the holding' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'Control and beneficial owners' }).click();
  const owners = page.getByRole('region', { name: 'Beneficial owners' });
  const count = await owners.getByRole('heading', { level: 3 }).count();
  await owners
    .getByRole('button', { name: /^Paths and formula:/ })
    .first()
    .click();
  await expect(owners.locator('code').first()).toContainText('%');
  const threshold = owners.getByRole('textbox', { name: 'Threshold' });
  await threshold.fill('80');
  await expect(owners.getByRole('alert')).toHaveText('A percentage from 1 to 50');
  await threshold.fill('1');
  await owners.getByRole('button', { name: 'Apply' }).click();
  await expect(owners.getByText('1 % and more')).toBeVisible();
  await expect(owners.getByText('test 1: finally holds 1% or more').first()).toBeVisible();
  expect(await owners.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(count);

  const difference = page.getByRole('region', { name: 'Difference of two days' });
  await difference.getByRole('button', { name: 'Compare' }).click();
  await expect(difference.getByText(/^(In|Out|Changed|No holding)/).first()).toBeVisible();
  await expect(difference.getByText(/^The actual controller is/)).toBeVisible();

  await page.getByRole('link', { name: 'Penetration graph' }).click();
  for (const [format, ending] of [
    ['JSON', 'json'],
    ['SVG', 'svg'],
    ['PNG', 'png'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${format}` }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`-ownership\\.${ending}$`));
  }
});
