import type { Rating } from '@mingjian/contract/ratings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../http/testing.ts';
import { makeRatedServer } from './make-rated-server.ts';

let server: TestServer;
let companyId: number;
let debtorId: number;
let unratedId: number;

beforeAll(async () => {
  ({ server, companyId, debtorId, unratedId } = await makeRatedServer());
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer['client']>>;
const ask = (client: Client, query: Record<string, unknown>) =>
  client.get<Rating>('/rating/getRating', query);

describe('GET /rating/getRating', () => {
  test('gives class, symbol, possibility of default with its bounds, index, depth and confidence', async () => {
    const { code, data } = await ask(await server.client(), { companyId });
    expect(code).toBe('0');
    expect(data).toMatchObject({
      status: 'rated',
      class: `3A${String(data?.grade)}`,
      periodEnd: '2025-12-31',
      ratedAt: '2026-05-02T08:00:00.000Z',
      isMadeAfterwards: false,
      depth: { code: 'accounts', bestClass: '3A4' },
      model: { version: '1', caution: { en: expect.stringContaining('prior') } },
      reason: null,
      isSynthetic: true,
    });
    expect(Number(data?.pdLow)).toBeLessThan(Number(data?.pd));
    expect(Number(data?.pdHigh)).toBeGreaterThan(Number(data?.pd));
    expect(data?.termStructure.map(({ years }) => years)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(data?.confidence?.grade).toMatch(/^[A-D]$/);
  });

  test('opens every factor to its formula, its words and its cells, and the sums close', async () => {
    const { data } = await ask(await server.client(), { companyId });
    const explanation = data?.explanation;
    if (!explanation) throw new Error('no explanation');
    expect(explanation.isReproduced).toBe(true);
    const sums = (['points', 'logOdds'] as const).map((unit) =>
      explanation.contributions.reduce(
        (sum, part) => sum + Number(part[unit]),
        Number(explanation.base[unit]),
      ),
    );
    expect(sums[0]).toBeCloseTo(Number(explanation.score.points), 9);
    expect(sums[1]).toBeCloseTo(Number(explanation.score.logOdds), 9);
    expect(
      explanation.contributions.find(({ code }) => code === 'ebitda_tl' || code === 'ni_tl')?.cells.length,
    ).toBeGreaterThan(1);
    const leverage = explanation.contributions.find(({ code }) => code === 'tl_ta');
    expect(leverage).toMatchObject({
      model: 'financial',
      formula: 'total_liabilities ÷ total_assets',
      formulaWords: { cn: '负债合计 ÷ 资产总计' },
      value: '0.5',
    });
    const [liabilities] = leverage?.cells ?? [];
    expect(liabilities).toMatchObject({
      field: 'total_liabilities',
      value: '500000.00',
      periodEnd: '2025-12-31',
      label: { cn: '负债合计' },
    });
    const record = await (
      await server.client()
    ).get<{ payload: Record<string, string> }>('/company/getRecord', {
      companyId,
      recordId: liabilities?.recordId,
    });
    expect(record.data?.payload['total_liabilities']).toBe('500000.00');
  });

  test('names the fact that overrides the score', async () => {
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
  });

  test('answers with the last rating made by a day, and says when there was none', async () => {
    const client = await server.client();
    expect((await ask(client, { companyId, asAt: '2026-05-02' })).data?.status).toBe('rated');
    expect((await ask(client, { companyId, asAt: '2026-05-01' })).data).toMatchObject({
      status: 'none',
      class: null,
    });
    expect((await ask(client, { companyId: unratedId })).data).toMatchObject({
      status: 'none',
      explanation: null,
    });
  });

  test('an account that may not see accounts or negative records gets the rating without them', async () => {
    const client = await server.client({ rights: ['rating.view'] });
    const { data } = await ask(client, { companyId });
    expect(data?.class).toMatch(/^3A/);
    const cells = data?.explanation?.contributions.flatMap((part) => part.cells) ?? [];
    expect(cells.length).toBeGreaterThan(5);
    for (const { value, recordId } of cells) expect([value, recordId]).toEqual([null, null]);
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
