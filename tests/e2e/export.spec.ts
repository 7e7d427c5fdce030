import { listCompanies } from './support/companies.ts';
import { exportCompanies } from './support/export-companies.ts';
import { goTwoYearsBack, twoYearsAgo } from './support/go-to-day.ts';
import { expect, test } from './support/test.ts';

test('a file of two years back holds nothing that became known later', async ({ page, signIn }) => {
  const day = twoYearsAgo();
  const token = await signIn('analyst');
  const ofAge = { pageSize: '50', page: '2', sort: 'yearsInBusiness' };
  const known = new Set<number>();
  for (const page of ['1', '2', '3'])
    for (const { companyId } of await listCompanies(token, { page, asAt: day, clock: 'known' }))
      known.add(companyId);
  const later = (await listCompanies(token, ofAge)).filter(({ companyId }) => !known.has(companyId));
  expect(later.length).toBeGreaterThan(0);
  expect(later.length).toBeLessThan(50);

  // Companies are ticked of which some are too young, then the day moves.
  await page.goto(`/system/analysis?${new URLSearchParams(ofAge).toString()}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await goTwoYearsBack(page);
  const sheets = await exportCompanies(page, {
    button: 'Export 50 companies',
    fields: ['judgment_title', 'change_date'],
    subject: `50 companies as known on ${day}.`,
  });
  const about = sheets.get('About this file')?.rows.flatMap((row) => [...row.values()]);
  expect(about).toContain(`as known on ${day}`);
  const all = [...sheets.values()].flatMap(({ rows }) => rows);
  const absent = all.filter((row) => row.get('Company') === 'Not on file on the day of this file');
  expect(absent).toHaveLength(later.length);
  const text = JSON.stringify(all.map((row) => [...row.values()]));
  for (const { name, creditCode } of later) {
    expect(text).not.toContain(name);
    expect(text).not.toContain(creditCode);
  }
  const days = all.flatMap((row) =>
    [...row].flatMap(([title, cell]) => (/^(Event date|Published on)/.test(title) && cell ? [cell] : [])),
  );
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((published) => published > day)).toEqual([]);
});
