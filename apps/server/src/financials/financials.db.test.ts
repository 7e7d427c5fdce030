import type { getRatios } from '@mingjian/contract/financials';
import type { OutputOf } from '@mingjian/contract/wire';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { isPeerSnapshotDue, refreshPeerQuartiles } from '@mingjian/database/financials';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await seedSources(server.db);
});
afterAll(() => server.close());

type Answer = OutputOf<typeof getRatios>;
const ask = (companyId: unknown, query: object = {}) =>
  client.get<Answer>('/financials/getRatios', { companyId, ...query });
const ratio = (answer: Answer | null | undefined, key: string) =>
  answer?.ratios.find((one) => one.key === key);

const makeYear = (year: number, assets: string, profit: string) =>
  makeStatement(`${year}-12-31`, {
    balance_sheet: { total_assets: assets, total_liabilities: '400', total_equity: '600' },
    income_statement: { net_profit: profit, operating_revenue: '500' },
  });

describe('the ratios of a company', () => {
  test('stand by year with their formula, their items and what is missing', async () => {
    const companyId = await saveCompany(server.db, 'F1', [
      makeRegistration(),
      ...makeYear(2023, '1000', '90'),
      ...makeYear(2022, '800', '50'),
    ]);
    const { data } = await ask(companyId);
    expect(data?.periods).toEqual(['2023-12-31', '2022-12-31']);
    expect(ratio(data, 'return_on_assets')).toMatchObject({
      formula: { en: 'Net profit ÷ average of(Total assets)' },
      values: [
        {
          value: '10.000000',
          inputs: [
            { field: 'net_profit', periodEnd: '2023-12-31' },
            { field: 'total_assets', periodEnd: '2023-12-31' },
            { field: 'total_assets', periodEnd: '2022-12-31' },
          ],
        },
        {
          value: null,
          absence: 'missing-items',
          missing: [{ field: 'total_assets', periodEnd: '2021-12-31' }],
        },
      ],
      peers: null,
    });
    expect(data?.checks[1]?.checks[0]).toEqual({ code: 'balance', gap: '-200.00', isHeld: false });
  });

  test('a restatement known later changes the restated series alone, and nothing before it was known', async () => {
    const companyId = await saveCompany(server.db, 'F2', [
      makeRegistration(),
      ...makeYear(2023, '1000', '50'),
    ]);
    const restated = makeYear(2023, '1000', '-50').map((draft) => ({
      ...draft,
      naturalKey: `${draft.naturalKey} restated`,
      payload: { ...draft.payload, is_restated: true },
    }));
    await saveCompany(server.db, 'F2', restated, { knownFrom: '2025-06-01T00:00:00Z' });
    const margin = async (query: object) =>
      ratio((await ask(companyId, query)).data, 'net_margin')?.values[0]?.value;
    expect(await margin({})).toBe('10.000000');
    expect(await margin({ series: 'restated' })).toBe('-10.000000');
    expect(await margin({ series: 'restated', asAt: '2025-01-01' })).toBe('10.000000');
  });

  test('are set against the quartiles of the narrowest group with twenty peers', async () => {
    const industry = (division: string) => ({
      dimension: 'industry_classification',
      naturalKey: 'industry',
      payload: { industry_section_code: 'C', industry_division_code: division },
    });
    for (let number = 1; number <= 21; number += 1) {
      await saveCompany(server.db, `P${number}`, [
        makeRegistration(),
        industry(number <= 19 ? 'C39' : 'C13'),
        ...makeYear(2024, '1000', String(number)),
      ]);
    }
    const companyId = await saveCompany(server.db, 'P1', []);
    const now = new Date('2026-10-05T00:00:00Z');
    expect(await isPeerSnapshotDue(server.db, '2026-10-05')).toBe(true);
    await refreshPeerQuartiles(server.db, now, '2026-10-05');
    expect(await isPeerSnapshotDue(server.db, '2026-10-05')).toBe(false);
    const { data } = await ask(companyId);
    expect(data).toMatchObject({ division: 'C39', section: 'C' });
    expect(ratio(data, 'net_margin')?.peers).toMatchObject({
      group: 'section-size',
      peers: 21,
      p25: 1.2,
      median: 2.2,
      p75: 3.2,
      snapshotOn: '2026-10-05',
    });
    expect(ratio((await ask(companyId, { asAt: '2026-10-04' })).data, 'net_margin')?.peers).toBeNull();
  });

  test('need statements, a company, the right and a series that exists', async () => {
    const companyId = await saveCompany(server.db, 'F3', [makeRegistration()]);
    expect((await ask(companyId)).data).toMatchObject({ periods: [], ratios: [], checks: [] });
    expect((await ask(999_999)).code).toBe('company-does-not-exist');
    expect((await ask('x')).code).toBe('invalid-input');
    expect((await ask(companyId, { series: 'wished-for' })).code).toBe('invalid-input');
    const narrow = await server.client({ rights: ['company.profile'] });
    expect((await narrow.get('/financials/getRatios', { companyId })).code).toBe('403');
    expect((await server.withToken().get('/financials/getRatios', { companyId })).code).toBe('401');
  });
});
