import { DIFFERENT_DAYS, findChangedCompany, findOwnedCompany } from './support/ownership-screens.ts';
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

test('two days are drawn in one graph with what came and went, and the graph goes back to one day', async ({
  page,
  signIn,
}) => {
  const companyId = await findChangedCompany(await signIn('analyst'));
  await page.goto(`/system/credit/shareholder?companyId=${companyId}`);
  const days = page.getByRole('form', { name: 'Difference in the graph' });
  await days.getByLabel('From').fill(DIFFERENT_DAYS.from);
  await days.getByLabel('To').fill(DIFFERENT_DAYS.to);
  await days.getByRole('button', { name: 'Draw the difference' }).click();
  await expect(page.getByText(/: \d+ in, \d+ out, \d+ changed\. Investments are not compared/)).toBeVisible();
  const legend = page.getByRole('list', { name: 'What the marks mean' });
  await expect(legend.getByText('went out')).toBeVisible();
  const graph = page.getByRole('img', { name: /^Ownership graph/ });
  await expect(graph.locator('text', { hasText: /^\+ / }).first()).toBeVisible();
  await expect(graph.locator('text', { hasText: /^− \d/ }).first()).toBeVisible();
  await expect(page.getByRole('treeitem').filter({ hasText: 'went out' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'End the difference' }).click();
  await expect(legend.getByText('went out')).toBeHidden();
  await expect(graph.locator('text', { hasText: /^\+ / })).toHaveCount(0);
});

test('a search jumps inside the graph, which fills the screen and makes room for a record', async ({
  page,
  signIn,
}) => {
  const companyId = await findOwnedCompany(await signIn('analyst'));
  // The first holder as an account sees it whose plan does not open other companies.
  await page.route('**/api/ownership/getPenetration*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { nodes: { level: number; kind: string }[] } };
    const closed = 'feature-not-activated';
    const nodes = json.data.nodes.map((node) =>
      node.level < 0 && node.kind === 'company'
        ? { ...node, profile: closed, rating: { access: closed, class: null, grade: null } }
        : node,
    );
    await route.fulfill({ json: { ...json, data: { ...json.data, nodes } } });
  });
  await page.goto(`/system/credit/shareholder?companyId=${companyId}`);
  const graph = page.getByRole('img', { name: /^Ownership graph/ });
  await expect(graph.locator('text', { hasText: 'feature not activated' }).first()).toBeVisible();
  const row = page.getByRole('treeitem').filter({ hasText: 'feature not activated' }).first();
  const name = (await row.locator('span span').first().textContent()) ?? '';

  await page.getByRole('searchbox', { name: 'Search in the graph' }).fill(name);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const chosen = page.getByRole('region', { name: 'Chosen party' });
  await expect(chosen).toContainText(name);
  await expect(chosen.getByRole('link', { name: 'Profile' })).toBeHidden();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await chosen.getByRole('button', { name: 'Record 1 of the holding' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});
