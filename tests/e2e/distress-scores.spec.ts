import { get } from './support/api.ts';
import { listCompanies } from './support/companies.ts';
import { expect, test } from './support/test.ts';

interface Scores {
  readonly periodEnd: string | null;
  readonly earlierPeriodEnd: string | null;
}

/** The best known company with the accounts of two years on file. */
const findScoredCompany = async (token: string): Promise<number> => {
  for (const { companyId } of await listCompanies(token)) {
    const query = { companyId: String(companyId) };
    const scores = await get<Scores>('/rating/getDistressScores', query, token);
    if (scores.periodEnd !== null && scores.earlierPeriodEnd !== null) return companyId;
  }
  throw new Error('the demo market has no company with the accounts of two years');
};

test('a published distress score opens down to the record of the year before', async ({ page, signIn }) => {
  const companyId = await findScoredCompany(await signIn('analyst'));
  await page.goto(`/system/credit/rating?companyId=${companyId}#scores`);
  const panel = page.getByRole('region', { name: 'Published distress scores' });
  await expect(panel).toContainText('not part of the rating');
  await panel.getByRole('button', { name: 'Show what Z-China is made of' }).click();
  const ratio = 'Net profit / average total assets';
  await panel.getByRole('button', { name: `Show the cells of ${ratio}` }).click();
  const cells = panel.getByRole('table', { name: `Cells of ${ratio}` });
  await expect(cells.getByRole('row')).toHaveCount(4);
  await cells.getByRole('button', { name: 'Open the record: Total assets' }).last().click();
  await expect(page.getByRole('dialog')).toContainText('Total assets');
});
