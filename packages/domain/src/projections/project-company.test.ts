import { expect, test } from 'vitest';
import type { Payload, RecordVersion } from '../records/index.ts';
import { projectCompany } from './index.ts';

let nextRecord = 1;

const makeVersion = (
  dimension: string,
  payload: Payload,
  over: Partial<RecordVersion> = {},
): RecordVersion => ({
  companyId: 1,
  recordId: nextRecord++,
  version: 1,
  dimension,
  knownFrom: '2024-01-01T00:00:00.000Z',
  knownTo: null,
  validFrom: null,
  validTo: null,
  eventDate: null,
  publishedOn: null,
  retrievedAt: '2024-01-01T00:00:00.000Z',
  sourceId: 'necips',
  sourceUrl: null,
  sourceDocumentId: null,
  locator: null,
  confidence: 100,
  status: 'current',
  enteredBy: 'import',
  isSynthetic: false,
  payload,
  ...over,
});

const currentFacts = (versions: readonly RecordVersion[]) =>
  projectCompany('甲有限公司', versions).company.find((interval) => interval.knownTo === null)?.value;

test('the better source wins, and fills only what the other leaves open', () => {
  const facts = currentFacts([
    makeVersion(
      'basic_registration',
      { company_name: '乙公司', registered_capital: '5' },
      { sourceId: 'user-register' },
    ),
    makeVersion('basic_registration', { company_name: '甲公司' }),
  ]);
  expect(facts).toMatchObject({ name: '甲公司', registeredCapital: '5' });
});

test('a removed record leaves the list row', () => {
  const facts = currentFacts([
    makeVersion('basic_registration', { company_name: '甲公司' }),
    makeVersion('certification_honour', { high_tech_certified: true }, { status: 'removed_by_source' }),
  ]);
  expect(facts?.isHighTech).toBeNull();
});

test('what is known at each time is a row of its own, equal neighbours are one', () => {
  const rows = projectCompany('', [
    makeVersion('basic_registration', { company_name: '甲' }, { knownTo: '2024-03-01T00:00:00.000Z' }),
    makeVersion('basic_registration', { company_name: '甲' }, { knownFrom: '2024-03-01T00:00:00.000Z' }),
    makeVersion('identifiers_names', { former_name: '乙' }, { knownFrom: '2024-05-01T00:00:00.000Z' }),
  ]).company;
  expect(
    rows.map(({ knownFrom, knownTo, value }) => [
      knownFrom.slice(0, 7),
      knownTo?.slice(0, 7),
      value.formerNames,
    ]),
  ).toEqual([
    ['2024-01', '2024-05', []],
    ['2024-05', undefined, ['乙']],
  ]);
});

test('the parts of one period are one statement with the record of each part', () => {
  const key = {
    period_end: '2023-12-31',
    period_type: 'annual',
    consolidation_scope: 'consolidated',
    is_restated: false,
  };
  const balance = makeVersion('balance_sheet', { ...key, total_assets: '10.00' });
  const income = makeVersion('income_statement', { ...key, operating_revenue: '8.00', ebit: '2.00' });
  const projection = projectCompany('', [income, balance]);
  expect(projection.statements).toHaveLength(1);
  expect(projection.statements[0]?.timeline[0]?.value).toMatchObject({
    items: { ebit: '2.00', operating_revenue: '8.00', total_assets: '10.00' },
    origins: [
      { dimension: 'balance_sheet', recordId: balance.recordId },
      { dimension: 'income_statement', recordId: income.recordId },
    ],
  });
  expect(projection.company[0]?.value).toMatchObject({
    periodEnd: '2023-12-31',
    revenue: '8.00',
    totalAssets: '10.00',
    ebitToRevenue: '25.000000',
  });
});

test('a restated period stands beside the first report and does not enter the list row', () => {
  const key = { period_end: '2023-12-31', period_type: 'annual', consolidation_scope: 'consolidated' };
  const projection = projectCompany('', [
    makeVersion('income_statement', { ...key, is_restated: false, operating_revenue: '8.00' }),
    makeVersion('income_statement', { ...key, is_restated: true, operating_revenue: '5.00' }),
  ]);
  expect(projection.statements.map(({ series }) => series)).toEqual(['as-reported', 'restated']);
  expect(projection.company[0]?.value.revenue).toBe('8.00');
});

test('the registered address stands before one from an annual report', () => {
  const facts = currentFacts([
    makeVersion(
      'contact_address',
      { address_type: 'annual_report', address_text: '乙路', area_code: '310000' },
      { publishedOn: '2024-05-01' },
    ),
    makeVersion('contact_address', { address_type: 'registered', address_text: '甲路', area_code: '440300' }),
  ]);
  expect(facts).toMatchObject({ address: '甲路', provinceCode: '440000', cityCode: '440300' });
});

test.each([
  ['a county of Chongqing', '500229', '500000', '500100'],
  ['a county that answers to its province', '429004', '420000', '429004'],
  ['a province alone', '440000', '440000', null],
])('%s', (_, area_code, provinceCode, cityCode) => {
  const facts = currentFacts([makeVersion('contact_address', { area_code })]);
  expect(facts).toMatchObject({ provinceCode, cityCode });
});

test('a version that was replaced in the moment it came never shows', () => {
  const instant = '2024-01-01T00:00:00.000Z';
  const rows = projectCompany('', [
    makeVersion('basic_registration', { company_name: '错' }, { recordId: 900, knownTo: instant }),
    makeVersion('basic_registration', { company_name: '对' }, { recordId: 900, version: 2 }),
  ]).company;
  expect(rows.map((row) => row.value.name)).toEqual(['对']);
});
