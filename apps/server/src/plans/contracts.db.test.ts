import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let platform: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ role: 'platform-administrator', type: 'administrator' });
});
afterAll(() => server.close());

const edit = (organisationId: number, contract: object) =>
  platform.post('/plan/editContract', { organisationId, planCode: 'basic', packages: [], ...contract });
const own = async (client: TestClient) => (await client.get('/plan/getOwnContract')).data;
const rating = (client: TestClient) => client.get('/rating/getRating', { companyId: 1 });

describe('what an organisation has bought', () => {
  it('is set by the platform administrator and counts at its next call', async () => {
    const client = await server.client({ plan: 'basic' });
    const { organisationId } = client.account;
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
    expect(await edit(organisationId, { planCode: 'premium' })).toMatchObject({ code: '0' });
    expect(await rating(client)).toMatchObject({ code: 'company-does-not-exist' });
    expect(await own(client)).toMatchObject({
      planCode: 'premium',
      isPlanValid: true,
      activePackages: ['A', 'B', 'C'],
      grants: { 'rating-verification': true },
    });
    expect(await client.post('/user/info')).toMatchObject({ data: { levelId: 'premium' } });
  });

  it('runs from its first to its last day in China', async () => {
    const client = await server.client({ plan: 'test' });
    const { organisationId } = client.account;
    const days = { planCode: 'premium', startsOn: '2026-11-20', endsOn: '2026-11-21' };
    await edit(organisationId, days);
    expect(await rating(client)).toMatchObject({ code: 'company-does-not-exist' });
    await edit(organisationId, { ...days, startsOn: '2026-11-21' });
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
    expect(await own(client)).toMatchObject({ isPlanValid: false, startsOn: '2026-11-21' });
    // 16:00 in London is the next day in China.
    server.clock.forward(8 * 3_600_000);
    const later = await server.client({ organisationId });
    expect(await rating(later)).toMatchObject({ code: 'company-does-not-exist' });
    server.clock.forward(-8 * 3_600_000);
  });

  it('has packages from-to; one that is over opens nothing more', async () => {
    const client = await server.client({ plan: 'basic' });
    const { organisationId } = client.account;
    const packages = (endsOn: string | null) => [{ code: 'A', startsOn: '2026-01-01', endsOn }];
    await edit(organisationId, { packages: packages('2026-11-20') });
    expect(await rating(client)).toMatchObject({ code: 'company-does-not-exist' });
    expect(await own(client)).toMatchObject({ activePackages: ['A'], packages: packages('2026-11-20') });
    await edit(organisationId, { packages: packages('2026-11-19') });
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
    expect(await own(client)).toMatchObject({ activePackages: [] });
  });

  it('may be amounts of its own with the plan DIY, also for the accounts of organisations below', async () => {
    const client = await server.client({ plan: 'basic' });
    const { organisationId } = client.account;
    const below = await server.client({
      organisationId: await server.makeOrganisation({ parentId: organisationId }),
    });
    const ownGrants = { search: true, overview: true, 'online-report': 70 };
    await edit(organisationId, { planCode: 'diy', ownGrants });
    for (const each of [client, below]) {
      expect((await each.get<object[]>('/quota/listQuotas')).data![0]).toMatchObject({ total: 70 });
      expect(await rating(each)).toMatchObject({ code: 'feature-not-activated' });
    }
    expect((await platform.get('/plan/getContract', { organisationId })).data).toMatchObject({
      planCode: 'diy',
      ownGrants: { ...ownGrants, forecast: false },
    });
    await edit(organisationId, { planCode: 'basic', ownGrants });
    expect((await platform.get('/plan/getContract', { organisationId })).data).toMatchObject({
      ownGrants: null,
    });
  });

  it('stands in a list, by name and plan', async () => {
    const organisationId = await server.makeOrganisation({ plan: 'standard', packages: ['B'] });
    const child = await server.makeOrganisation({ parentId: organisationId });
    const { data } = await platform.get<{ items: { organisationId: number }[] }>('/plan/listContracts', {
      planCode: 'standard',
      pageSize: 100,
    });
    expect(data!.items).toContainEqual(
      expect.objectContaining({ organisationId, planCode: 'standard', packages: ['B'], startsOn: null }),
    );
    expect(data!.items.map((item) => item.organisationId)).not.toContain(child);
    expect(await platform.get('/plan/getContract', { organisationId: child })).toMatchObject({
      code: 'contract-of-parent',
      data: { organisationId },
    });
    expect(await edit(child, {})).toMatchObject({ code: 'contract-of-parent' });
  });

  it.each([
    ['an unknown organisation', { organisationId: 4_000_000 }, 'organisation-does-not-exist'],
    ['an unknown plan', { planCode: 'gold' }, 'invalid-input'],
    ['days in the wrong order', { startsOn: '2026-02-01', endsOn: '2026-01-01' }, 'invalid-input'],
    ['a day that is none', { endsOn: '2026-02-30' }, 'invalid-input'],
    ['a package without a first day', { packages: [{ code: 'A' }] }, 'invalid-input'],
    ['an amount that is none', { planCode: 'diy', ownGrants: { 'online-report': 'many' } }, 'invalid-input'],
  ])('refuses %s', async (_, contract, code) => {
    const organisationId = await server.makeOrganisation();
    expect(await edit(organisationId, contract)).toMatchObject({ code });
  });

  it('is nobody else’s to see or change', async () => {
    const admin = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    const { organisationId } = admin.account;
    expect(await admin.get('/plan/getContract', { organisationId })).toMatchObject({ code: '403' });
    expect(await admin.get('/plan/listContracts')).toMatchObject({ code: '403' });
    expect(await admin.post('/plan/editContract', { organisationId, planCode: 'diy' })).toMatchObject({
      code: '403',
    });
    expect(await admin.get('/plan/getOwnContract')).toMatchObject({ data: { organisationId } });
    expect(await server.withToken().get('/plan/getOwnContract')).toMatchObject({ code: '401' });
  });
});
