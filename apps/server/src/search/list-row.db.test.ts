import type { SearchItem } from '@mingjian/contract/search';
import { makeCompanyBatch, makeRegistration, makeStatement } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

const CODE = '91440300MA00000000';

const COMPLETE = [
  makeRegistration({ company_type: '有限责任公司', insured_employees: 321 }),
  { dimension: 'identifiers_names', naturalKey: 'names', payload: { unified_social_credit_code: CODE } },
  {
    dimension: 'industry_classification',
    naturalKey: 'industry',
    payload: { industry_section_code: 'C', industry_division_code: 'C39', industry_class_code: 'C3911' },
  },
  ...makeStatement('2025-12-31', {
    balance_sheet: {
      total_assets: '1000000.00',
      total_current_assets: '600000.00',
      total_current_liabilities: '400000.00',
      total_liabilities: '500000.00',
      total_equity: '500000.00',
      retained_earnings: '150000.00',
      surplus_reserve: '50000.00',
    },
    income_statement: { operating_revenue: '800000.00', net_profit: '60000.00', ebit: '100000.00' },
  }),
];

let server: TestServer;
let row: SearchItem;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  await saveRecords(server.db, makeCompanyBatch(CODE, COMPLETE));
  await rateChangedCompanies(server.db, { clock: () => new Date('2026-11-20T08:00:00.000Z') });
  const client = await server.client();
  const { data } = await client.get<{ items: SearchItem[] }>('/company/searchCompanies', { keyword: CODE });
  row = data!.items[0]!;
});
afterAll(() => server.close());

test.each([
  ['name', '明鉴测试有限公司'],
  ['creditCode', CODE],
  ['type', '有限责任公司'],
  ['yearsInBusiness', 16.5],
  ['revenue', '800000.00'],
  ['netEarning', '60000.00'],
  ['ebitToRevenue', '12.500000'],
  ['totalAssets', '1000000.00'],
  ['size', 'micro'],
  ['rating', expect.objectContaining({ status: 'rated', class: '3A12', symbol: 'BB' })],
] as const)('the list row of a complete company answers its %s', (column, value) => {
  expect(row[column]).toEqual(value);
});
