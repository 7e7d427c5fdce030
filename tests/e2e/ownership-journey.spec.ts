import { get } from './support/api.ts';
import { listCompanies } from './support/companies.ts';
import { describeAbove } from './support/describe-ownership.ts';
import { startEmptyProduct } from './support/empty-product.ts';
import { goTwoYearsBack, twoYearsAgo } from './support/go-to-day.ts';
import { expect, test } from './support/test.ts';

interface Loops {
  readonly loops: readonly (readonly number[])[];
}
interface Owners {
  readonly beneficialOwners: readonly { readonly paths: object | null }[];
}

const AT_ONCE = 10;

/** A company that holds part of itself through others, and has a beneficial owner all the same. */
const findCompanyInLoop = async (token: string) => {
  const pages = await Promise.all(['1', '2', '3'].map((page) => listCompanies(token, { page })));
  const companies = pages.flat();
  for (let from = 0; from < companies.length; from += AT_ONCE) {
    const found = await Promise.all(
      companies.slice(from, from + AT_ONCE).map(async (company) => {
        const query = { companyId: String(company.companyId) };
        const picture = { ...query, direction: 'up' };
        const { loops } = await get<Loops>('/ownership/getPenetration', picture, token);
        if (!loops.some((loop) => loop.includes(company.companyId))) return [];
        const { beneficialOwners } = await get<Owners>('/ownership/getOwners', query, token);
        return beneficialOwners.some(({ paths }) => paths !== null) ? [company] : [];
      }),
    );
    const [first] = found.flat();
    if (first) return first;
  }
  throw new Error('the demo market has no company in a loop');
};

test('a loop, a formula, a lower threshold, two years back, the difference, and the graph in an empty database', async ({
  page,
  signIn,
}) => {
  // A second product is started on the way: usually half a minute, more where others work on the machine.
  test.setTimeout(120_000);
  // Starts while the browser is at work.
  const starting = startEmptyProduct();
  starting.catch(() => undefined);
  try {
    const token = await signIn('analyst');
    const { companyId, creditCode } = await findCompanyInLoop(token);
    await page.goto(`/system/credit/shareholder?companyId=${companyId}`);
    // The second product starts at this moment.
    await expect(page.getByRole('img', { name: /^Ownership graph of \d+ parties/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('region', { name: 'Loops of holdings' }).getByRole('row')).not.toHaveCount(0);

    await page.getByRole('link', { name: 'Control and beneficial owners' }).click();
    const owners = page.getByRole('region', { name: 'Beneficial owners' });
    const formula = owners.getByRole('button', { name: /^Paths and formula:/ }).first();
    await formula.click();
    await expect(owners.locator('code').first()).toContainText('%');
    const count = await owners.getByRole('heading', { level: 3 }).count();
    await owners.getByRole('textbox', { name: 'Threshold' }).fill('5');
    await owners.getByRole('button', { name: 'Apply' }).click();
    await expect(owners.getByText('5 % and more')).toBeVisible();
    expect(await owners.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(count);

    await goTwoYearsBack(page);
    const difference = page.getByRole('region', { name: 'Difference of two days' });
    await difference.getByRole('button', { name: 'Compare' }).click();
    await expect(difference.getByText(/^(In|Out|Changed|No holding)/).first()).toBeVisible();

    await page.getByRole('link', { name: 'Penetration graph' }).click();
    // Of two days the graph draws the later one; without them it stands on the day of the product again.
    await page.getByRole('button', { name: 'End the difference' }).click();
    await page.getByLabel('Depth').selectOption('10');
    await page.getByRole('button', { name: 'Open formats' }).click();
    const drawer = page.getByRole('dialog', { name: 'Open formats' });
    await expect(drawer.getByText(/\d+ part(y|ies), \d+ holdings?, \d+ posts?/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'BODS 0.4, JSON', exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(new RegExp(`${twoYearsAgo()}\\.bods\\.json$`));
    const path = test.info().outputPath('graph.json');
    await download.saveAs(path);

    const empty = await starting;
    expect(await empty.importFile('bods', path)).toContain(', 0 statements refused, 0 values refused');
    const found = await empty.get<{ items: readonly { companyId: number }[] }>('/company/searchCompanies', {
      keyword: creditCode ?? '',
    });
    const day = { asAt: twoYearsAgo(), clock: 'known' };
    const before = await describeAbove((call, query) => get(call, query, token), String(companyId), day);
    expect(before.loops).not.toEqual([]);
    expect(await describeAbove(empty.get, String(found.items[0]?.companyId))).toEqual(before);
  } finally {
    await (await starting).stop();
  }
});
