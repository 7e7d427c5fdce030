import type { listCaseChains } from '@mingjian/contract/case-chains';
import type { OutputOf } from '@mingjian/contract/wire';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const NUMBER = '（2023）沪0115民初1234号';
const make = (
  dimension: string,
  payload: RecordDraft['payload'],
  draft: Partial<RecordDraft> = {},
): RecordDraft => ({
  dimension,
  naturalKey: `${dimension} ${JSON.stringify(payload)}`,
  payload,
  ...draft,
});
const JUDGMENT = make('judgment', {
  judgment_case_no: NUMBER,
  judgment_date: '2023-05-10',
  company_role: 'defendant',
  judgment_result_for_company: 'lose',
});
const ENFORCEMENT = make('enforcement', {
  enforcement_case_no: '（2023）沪0115执88号',
  linked_judgment_case_no: '(2023)沪0115民初1234号',
  enforcement_filing_date: '2023-09-01',
  enforcement_amount: '60.00',
  enforcement_status: 'open',
});

type Answer = OutputOf<typeof listCaseChains>;
const ask = (companyId: unknown, query: object = {}) =>
  client.get<Answer>('/company/listCaseChains', { companyId, ...query });

test('a judgment and its enforcement are one case, with the open amount and its share of net assets', async () => {
  const companyId = await saveCompany(server.db, 'K1', [
    makeRegistration(),
    JUDGMENT,
    make(
      'judgment',
      { judgment_case_no: '（2023）京01民初9号', judgment_date: '2023-01-01' },
      { confidence: 60 },
    ),
    ...makeStatement('2024-12-31', {
      balance_sheet: { total_equity: '600' },
      income_statement: { net_profit: '1' },
    }),
  ]);
  await saveCompany(server.db, 'K1', [ENFORCEMENT], { knownFrom: '2025-01-01T00:00:00Z' });
  const { data } = await ask(companyId);
  expect(data).toMatchObject({
    total: 1,
    counts: { open: 1, terminated: 0, ended: 0 },
    netAssets: { amount: '600', periodEnd: '2024-12-31' },
    items: [{ key: NUMBER, state: 'open', openAmount: '60.00', openShareOfNetAssets: '10.00' }],
  });
  expect(data?.items[0]?.stages.map(({ kind, provenance }) => [kind, provenance.dimension])).toEqual([
    ['judgment', 'judgment'],
    ['enforcement', 'enforcement'],
  ]);
  const then = (await ask(companyId, { asAt: '2024-12-31' })).data;
  expect(then?.items[0]?.stages).toHaveLength(1);
  expect(then?.items[0]?.openAmount).toBeNull();
  expect((await ask(companyId, { state: 'ended' })).data).toMatchObject({ items: [], total: 0 });
});

test('withholds net assets and the share of them without the right to statements', async () => {
  const companyId = await saveCompany(server.db, 'K3', [
    makeRegistration(),
    JUDGMENT,
    ENFORCEMENT,
    ...makeStatement('2024-12-31', {
      balance_sheet: { total_equity: '600' },
      income_statement: { net_profit: '1' },
    }),
  ]);
  expect((await ask(companyId)).data).toMatchObject({
    isNetAssetsWithheld: false,
    items: [{ openShareOfNetAssets: '10.00' }],
  });
  const narrow = await server.client({ rights: ['company.profile', 'negative-record.view'] });
  const { data } = await narrow.get<Answer>('/company/listCaseChains', { companyId });
  expect(data).toMatchObject({
    netAssets: null,
    isNetAssetsWithheld: true,
    items: [{ openAmount: '60.00', openShareOfNetAssets: null }],
  });
});

test('needs a company, a state that exists and the right', async () => {
  const companyId = await saveCompany(server.db, 'K2', [makeRegistration()]);
  expect((await ask(companyId)).data).toMatchObject({ items: [], total: 0, netAssets: null });
  expect((await ask(999_999)).code).toBe('company-does-not-exist');
  expect((await ask(companyId, { state: 'lost' })).code).toBe('invalid-input');
  const narrow = await server.client({ rights: ['company.profile'] });
  expect((await narrow.get('/company/listCaseChains', { companyId })).code).toBe('403');
  expect((await server.withToken().get('/company/listCaseChains', { companyId })).code).toBe('401');
});
