import type { Quota } from '@mingjian/contract/quotas';
import { spendQuota } from '@mingjian/database/quotas';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await server.db.pool.query(
    `insert into company (company_id, known_from, name, popularity, is_synthetic)
      values (21, '2026-01-01T00:00:00Z', '额度示例有限公司', 0, true)`,
  );
});
afterAll(() => server.close());

const spend = (organisationId: number, accountId: number, companyId: number) =>
  spendQuota(server.db, {
    organisationId,
    accountId,
    companyId,
    kind: 'online-report',
    at: server.clock.now.toISOString(),
    total: 500,
    action: '/company/getProfile',
    address: '127.0.0.1',
    accountOrganisationId: organisationId,
  });
const quotas = async (client: TestClient) => (await client.get<Quota[]>('/quota/listQuotas')).data!;

describe('quotas', () => {
  it('show what the plan grants before anything is spent', async () => {
    const client = await server.client({ plan: 'basic' });
    expect(await quotas(client)).toEqual([
      {
        kind: 'online-report',
        term: '2026',
        total: 500,
        used: 0,
        allocated: 0,
        available: 500,
        status: 'available',
        own: null,
        ownAvailable: 500,
      },
      {
        kind: 'update-report',
        term: '2026',
        total: 0,
        used: 0,
        allocated: 0,
        available: 0,
        status: 'used-up',
        own: null,
        ownAvailable: 0,
      },
    ]);
    expect((await quotas(await server.client({ plan: 'diy' })))[0]).toMatchObject({
      total: null,
      available: null,
      status: 'unlimited',
    });
  });

  it('and usage are those of the own organisation, whoever of it spent them', async () => {
    const mine = await server.client({ plan: 'basic' });
    const colleague = await server.client({ organisationId: mine.account.organisationId });
    const stranger = await server.client({ plan: 'basic' });
    await spend(mine.account.organisationId, colleague.account.accountId, 21);
    expect((await quotas(mine))[0]).toMatchObject({ used: 1, available: 499 });
    expect((await quotas(stranger))[0]).toMatchObject({ used: 0 });
    expect(await mine.get('/quota/listUsage')).toMatchObject({
      code: '0',
      data: {
        total: 1,
        items: [
          {
            date: server.clock.now.toISOString(),
            description: '额度示例有限公司',
            type: 'online-report',
            companyId: 21,
          },
        ],
      },
    });
    expect(await stranger.get('/quota/listUsage')).toMatchObject({ data: { total: 0, items: [] } });
  });

  it('of an organisation under another are those of its contract', async () => {
    const parent = await server.client({ plan: 'basic' });
    const childId = await server.makeOrganisation({ parentId: parent.account.organisationId, plan: 'diy' });
    const child = await server.client({ organisationId: childId });
    expect((await quotas(child))[0]).toMatchObject({ total: 500 });
  });

  it('refuse wrong input and callers without a session', async () => {
    const client = await server.client();
    expect(await client.get('/quota/listUsage', { pageSize: 0 })).toMatchObject({ code: 'invalid-input' });
    expect(await server.withToken().get('/quota/listUsage')).toMatchObject({ code: '401' });
    expect(await server.withToken().get('/quota/listQuotas')).toMatchObject({ code: '401' });
  });
});
