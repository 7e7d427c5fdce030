import { expect, test } from './support/test.ts';
import { waitForValidation } from './support/wait-for-validation.ts';

test('the validation page tells cases and intervals, and that invented outcomes prove nothing', async ({
  page,
  signIn,
}) => {
  await waitForValidation(await signIn('analyst'));
  await page.goto('/system/index');
  await page.getByRole('link', { name: 'Model validation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Model validation');
  await expect(page.getByText(/^All [\d,]+ cases are synthetic/)).toBeVisible();
  const overall = page.getByRole('region', { name: 'All cases chosen' });
  await expect(overall).toContainText(/Cases[\d,]{3,}/);
  await expect(overall).toContainText(/Observed rate[\d.]+%95%: [\d.]+% – [\d.]+%/);
  await page.getByRole('link', { name: 'Calibration' }).click();
  await expect(page.getByRole('table', { name: 'Calibration by class' }).getByRole('row')).toHaveCount(19);
});

test('a choice of size narrows the cases and stays in the address', async ({ page, signIn }) => {
  await waitForValidation(await signIn('analyst'));
  await page.goto('/system/credit/validation');
  const cases = page.getByRole('region', { name: 'All cases chosen' }).locator('dd').first();
  const all = Number((await cases.innerText()).replaceAll(',', ''));
  await page.getByLabel('Size').selectOption('micro');
  await expect(page).toHaveURL(/size=micro/);
  await expect.poll(async () => Number((await cases.innerText()).replaceAll(',', ''))).toBeLessThan(all);
  await page.getByRole('link', { name: 'Classes and moves' }).click();
  await expect(page.getByLabel('Size')).toHaveValue('micro');
});

test('the card of a model can be kept as a file', async ({ page, signIn }) => {
  await signIn('analyst');
  await page.goto('/system/credit/validation#cards');
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep the card "Financial model F" as Markdown' }).click();
  expect((await kept).suggestedFilename()).toMatch(/^financial-.+\.md$/);
});
