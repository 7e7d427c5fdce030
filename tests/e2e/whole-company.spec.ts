import { findEnforcedCase } from './support/cases.ts';
import { listCompanies } from './support/companies.ts';
import { exportCompanies, labelOf } from './support/export-companies.ts';
import { goTwoYearsBack, twoYearsAgo } from './support/go-to-day.ts';
import type { SheetRow } from './support/read-download.ts';
import { expect, test } from './support/test.ts';

/** The name with a slip: a character is missing before the place in brackets or the legal form. */
const withSlip = (name: string): string => name.replace(/.(?=（|集团|股份|有限)/u, '');

/** An amount as a screen shows it, as a number. */
const numberOf = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ''));

test('a person brings a list with faults, picks a company, goes two years back with it and follows a case to its enforcement', async ({
  page,
  signIn,
}) => {
  const token = await signIn('analyst');
  const day = twoYearsAgo();
  const { company, key, stages, casesThen } = await findEnforcedCase(token, day);
  const other = (await listCompanies(token)).find(({ companyId }) => companyId !== company.companyId);
  const code = other?.creditCode ?? '';
  const rows = [
    '企业名称,统一社会信用代码',
    `${other?.name},${code}`,
    `,${code.slice(0, 17)}${code.endsWith('7') ? '8' : '7'}`,
    '甲乙丙丁戊己经营部,',
    `${withSlip(company.name)},`,
  ];
  const name = company.nameEn ?? company.name;

  await page.goto('/system/batch-import');
  await page
    .getByLabel(/Drop a file here/)
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  const states = page.getByRole('group', { name: 'Rows by state' });
  for (const state of ['Found1', 'Wrong check digit1', 'Not found1', 'To pick1'])
    await expect(states).toContainText(state, { timeout: 10_000 });
  await page.getByRole('button', { name: `Choose ${name} for row 5`, exact: true }).click();
  await expect(states).toContainText('Found2');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await goTwoYearsBack(page);
  await page.getByRole('link', { name: 'Business', exact: true }).click();
  await page.getByRole('link', { name: /^Litigation/ }).click();
  const cases = page.getByRole('region', { name: 'Court cases' });
  await expect(cases.getByRole('button', { name: `All ${casesThen}`, exact: true })).toBeVisible();
  const story = cases.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) });
  const steps = story.first().locator('ol').getByRole('listitem');
  await expect(steps).toContainText(stages.map(({ date }) => date ?? 'No date'));
  for (const { date } of stages) expect(date === null || date <= day).toBe(true);

  // From the story to the records that it rests on: the judgment, then the enforcement.
  for (const [kind, step] of [
    ['judgment', 'Judgment'],
    ['enforcement', 'Enforcement'],
  ] as const) {
    await steps.getByRole('button', { name: step, exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name: /^Judgment/ });
    await expect(drawer.getByText('Known since')).toBeVisible();
    await expect(drawer).toContainText(stages.find((stage) => stage.kind === kind)?.caseNumber ?? '');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  }

  // The source of one figure, on focus and in full.
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const registration = page.getByRole('region', { name: 'Registration' });
  const capital = registration.getByRole('button', { name: / CNY$/ }).first();
  await capital.focus();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Known since');
  const since = /Known since\s*(\S+)/.exec(await card.innerText())?.[1] ?? 'unknown';
  expect(since <= day).toBe(true);
  const source = await card.locator('dd').first().innerText();
  const amount = await capital.innerText();
  await capital.press('Enter');
  const record = page.getByRole('dialog', { name: 'Business registration' });
  await expect(record).toContainText(source);
  await expect(record).toContainText(amount);
});

test('a person takes 50 companies away as a file whose cells say what the screen says', async ({
  page,
  signIn,
}) => {
  const companies = await listCompanies(await signIn('analyst'), { pageSize: '50' });
  await page.goto('/system/analysis?pageSize=50');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const sheets = await exportCompanies(page, {
    button: 'Export 50 companies',
    fields: ['patent_title'],
    subject: '50 companies as of today.',
  });
  const rows = sheets.get('Companies')?.rows ?? [];
  expect(rows).toHaveLength(50);
  const listed = await page.getByRole('table', { name: 'Results' }).getByRole('row').allInnerTexts();
  for (const [at, row] of rows.entries())
    for (const title of ['Company', 'Credit code', 'English name', 'Registration status', 'Rating class'])
      expect(listed.at(at - rows.length)).toContain(row.get(title));

  const screenOf = (row: SheetRow | undefined, screen: string): string =>
    `/system/credit/${screen}?companyId=${companies.find(({ name }) => name === row?.get('Company'))?.companyId}`;

  const registration = page.getByRole('region', { name: 'Registration' });
  const shown = (label: string) =>
    registration
      .locator('div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .last()
      .locator('dd');
  for (const row of [rows[0], rows[49]]) {
    await page.goto(screenOf(row, 'profile'));
    await expect(shown('Registered name')).toHaveText(row?.get('Company') ?? '');
    await expect(shown('Established')).toHaveText(row?.get(labelOf('establishment_date')) ?? '');
    await expect(shown('Legal representative')).toHaveText(row?.get(labelOf('legal_representative')) ?? '');
    await expect(shown('Address')).toHaveText(row?.get(labelOf('registered_address')) ?? '');
    expect(numberOf(await shown('Registered capital').innerText())).toBe(
      Number(row?.get(`${labelOf('registered_capital')} (CNY)`)),
    );
  }

  // What is not there is said in the same words.
  const patents = sheets.get('Patent')?.rows ?? [];
  const without = patents.find((row) => row.get('Source') === '');
  await page.goto(`${screenOf(without, 'business')}#patent`);
  const words = without?.get(labelOf('patent_title')) ?? '';
  expect(words).toMatch(/^(None found|Not \w+( yet)?)$/);
  await expect(page.getByRole('region', { name: 'Patent', exact: true })).toContainText(words);

  // And what is there stands in both.
  const having = patents.find((row) => row.get('Source') !== '');
  await page.goto(`${screenOf(having, 'business')}#patent`);
  await expect(page.getByRole('region', { name: 'Patent', exact: true })).toContainText(
    having?.get(labelOf('patent_title')) ?? '',
  );
});
