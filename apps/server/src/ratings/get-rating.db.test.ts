import type { Rating } from '@mingjian/contract/ratings';
import { makeCompanyBatch, makeRegistration, makeStatement } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
let companyId: number;
let debtorId: number;
let unratedId: number;

const ACCOUNTS = makeStatement('2025-12-31', {
  balance_sheet: {
    total_assets: '1000000.00',
    total_current_assets: '600000.00',
    total_current_liabilities: '400000.00',
    total_liabilities: '500000.00',
    total_equity: '500000.00',
    retained_earnings: '150000.00',
    surplus_reserve: '50000.00',
  },
  income_statement: { total_profit: '80000.00', interest_expense: '20000.00' },
});
const LISTED: RecordDraft = {
  dimension: 'dishonest_debtor',
  naturalKey: '(2026)测1号',
  payload: { dishonest_published_on: '2026-02-01' },
};

const save = async (code: string, records: readonly RecordDraft[]): Promise<number> => {
  await saveRecords(server.db, makeCompanyBatch(code, [makeRegistration(), ...records]));
  const { rows } = await server.db.pool.query<{ company_id: number }>(
    'select company_id from party_key where value = $1',
    [code],
  );
  return rows[0]?.company_id ?? 0;
};

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  companyId = await save('T1', ACCOUNTS);
  debtorId = await save('T2', [LISTED]);
  await rateChangedCompanies(server.db, { clock: () => new Date('2026-05-02T08:00:00.000Z') });
  unratedId = await save('T3', []);
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer['client']>>;
const ask = (client: Client, query: Record<string, unknown>) =>
  client.get<Rating>('/rating/getRating', query);

describe('GET /rating/getRating', () => {
  test('gives class, symbol, possibility of default and index, marked as not calibrated', async () => {
    const { code, data } = await ask(await server.client(), { companyId });
    expect(code).toBe('0');
    expect(data).toMatchObject({
      status: 'rated',
      class: '3A5',
      grade: 5,
      symbol: 'A+',
      counterpart: 'A+',
      band: 'good',
      periodEnd: '2025-12-31',
      ratedAt: '2026-05-02T08:00:00.000Z',
      model: {
        id: 'altman-z2-em',
        isCalibrated: false,
        caution: { en: 'reference model, not calibrated', cn: '参考模型，未经校准' },
        score: '6.936000000',
      },
      isSynthetic: true,
    });
    expect(Number(data?.pd)).toBeGreaterThan(0.091);
    expect(Number(data?.pd)).toBeLessThan(0.133);
    expect(Number(data?.solvencyIndex)).toBeGreaterThan(176);
  });

  test('opens every driver to its formula, its words and its cells, and the sums close', async () => {
    const { data } = await ask(await server.client(), { companyId });
    const drivers = data?.drivers ?? [];
    const points = drivers.reduce(
      (sum, { contribution }) => sum + Number(contribution),
      Number(data?.base?.points),
    );
    expect(points).toBeCloseTo(Number(data?.model.score), 9);
    expect(drivers[2]).toMatchObject({
      code: 'ebit-to-total-assets',
      formula: '(total_profit + interest_expense) ÷ total_assets',
      formulaWords: { cn: '(利润总额 + 利息费用) ÷ 资产总计' },
      value: '0.1',
      weight: '6.72',
    });
    const [profit] = drivers[2]?.cells ?? [];
    expect(profit).toMatchObject({
      field: 'total_profit',
      value: '80000.00',
      periodEnd: '2025-12-31',
      label: { cn: '利润总额' },
    });
    const record = await (
      await server.client()
    ).get<{ payload: Record<string, string> }>('/company/getRecord', {
      companyId,
      recordId: profit?.recordId,
    });
    expect(record.data?.payload['total_profit']).toBe('80000.00');
  });

  test('names the fact that overrides the score, and every item that is missing', async () => {
    const { data } = await ask(await server.client(), { companyId: debtorId });
    expect(data).toMatchObject({ status: 'rated', class: '3A19', pd: '100.000000', solvencyIndex: '500.0' });
    expect(data?.overrides).toEqual([
      expect.objectContaining({
        code: 'dishonest-judgment-debtor',
        name: { en: 'Dishonest judgment debtor', cn: '失信被执行人' },
        date: '2026-02-01',
        effect: 'default',
        class: '3A19',
        isDecisive: true,
        recordId: expect.any(Number),
      }),
    ]);
    expect(data?.missing.find(({ field }) => field === 'ebit')).toMatchObject({
      label: { en: 'EBIT', cn: '息税前利润' },
      reason: 'no-statement',
      orElse: [
        [{ field: 'total_profit' }, { field: 'interest_expense' }],
        [{ field: 'total_profit' }, { field: 'finance_expenses' }],
      ],
    });
  });

  test('answers with the last rating made by a day, and says when there was none', async () => {
    const client = await server.client();
    expect((await ask(client, { companyId, asAt: '2026-05-02' })).data?.class).toBe('3A5');
    expect((await ask(client, { companyId, asAt: '2026-05-01' })).data).toMatchObject({
      status: 'none',
      class: null,
    });
    expect((await ask(client, { companyId: unratedId })).data).toMatchObject({ status: 'none', missing: [] });
  });

  test('an account that may not see accounts or negative records gets the rating without them', async () => {
    const client = await server.client({ rights: ['rating.view'] });
    const { data } = await ask(client, { companyId });
    expect(data?.class).toBe('3A5');
    expect(data?.drivers[0]?.cells.map(({ value, recordId }) => [value, recordId])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    expect((await ask(client, { companyId: debtorId })).data?.overrides[0]?.recordId).toBeNull();
  });

  test('refuses a company that does not exist, input that is no id, and a missing right', async () => {
    const client = await server.client();
    expect((await ask(client, { companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await ask(client, { companyId: 'x' })).code).toBe('invalid-input');
    expect((await ask(client, { companyId, asAt: 'soon' })).code).toBe('invalid-input');
    expect((await ask(await server.client({ rights: ['company.profile'] }), { companyId })).code).toBe('403');
    expect((await ask(await server.client({ plan: 'basic' }), { companyId })).code).toBe(
      'feature-not-activated',
    );
    expect((await server.withToken().get('/rating/getRating', { companyId })).code).toBe('401');
  });
});
