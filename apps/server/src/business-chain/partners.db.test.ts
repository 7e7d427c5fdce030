import { describe, expect, test } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import { askPartners, keepTradeServer } from './keep-trade-server.ts';

const kept = keepTradeServer();

const list = (query: object, as: TestClient = kept.client) =>
  askPartners(as, { companyId: kept.rootId, ...query });

describe('GET /businessChain/listPartners', () => {
  test('gives the partners of a year beside the year before, sorted and paged', async () => {
    const { data } = await list({ year: 2023 });
    expect(data).toMatchObject({ total: 2, year: 2023 });
    expect(data?.items[0]).toMatchObject({
      name: '明鉴破产有限公司',
      companyId: kept.badId,
      share: '30',
      amount: '3000.00',
      source: 'annual_report',
      before: { share: '20', amount: '2000.00' },
      standing: { ratingClass: '3A19' },
    });
    expect(data?.items[1]?.before).toBeNull();
    const second = (await list({ year: 2023, sort: 'share', page: 2, pageSize: 1 })).data;
    expect(second?.items.map(({ share }) => share)).toEqual(['30']);
    const customers = (await list({ role: 'customer' })).data;
    expect(customers).toMatchObject({
      year: 2023,
      items: [{ name: '只有名称的客户', companyId: null, amount: null, standing: { state: 'name-only' } }],
    });
  });

  test('as at a day, and empty where nothing is on file', async () => {
    expect((await list({ asAt: '2024-12-31' })).data).toMatchObject({ year: 2023, total: 2 });
    expect((await list({})).data).toMatchObject({ year: 2024, total: 1 });
    expect((await list({ year: 1999 })).data).toMatchObject({ items: [], total: 0 });
  });

  test('withholds classes, and refuses wrong input and a missing right', async () => {
    const narrow = await kept.server.client({ rights: ['ownership.view', 'company.activities'] });
    const { data } = await list({ year: 2023 }, narrow);
    expect(data?.items[0]?.standing).toMatchObject({ state: 'withheld', ratingClass: null, flags: null });
    for (const query of [{ role: 'both' }, { sort: 'rank' }, { page: 0 }])
      expect((await list(query)).code).toBe('invalid-input');
    expect((await list({ companyId: 999_999 })).code).toBe('company-does-not-exist');
    expect((await list({}, kept.server.withToken())).code).toBe('401');
  });
});
