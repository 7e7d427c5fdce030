import type { PricedCatalogue } from '@mingjian/contract/plans';
import { connect } from '@mingjian/database/connection';
import { updatePlan } from '@mingjian/database/plans';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { PLANS } from '@mingjian/domain/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let db: TestDatabase;
let server: TestServer;
let platform: TestClient;
beforeAll(async () => {
  db = await makeTestDatabase();
  server = await makeTestServer(db);
  platform = await server.client({ role: 'platform-administrator', type: 'administrator' });
});
afterAll(() => server.close());

const basic = PLANS.find(({ code }) => code === 'basic')!;
const catalogue = async (client: TestClient) =>
  (await client.get<PricedCatalogue>('/plan/getPlanCatalogue')).data!;
const rating = (client: TestClient) => client.get('/rating/getRating', { companyId: 1 });

describe('plans and packages', () => {
  it('are seen by everybody who is signed in', async () => {
    const { plans, packages } = await catalogue(await server.client({ plan: 'test' }));
    expect(plans.map(({ code }) => code)).toEqual(['test', 'basic', 'standard', 'premium', 'diy']);
    expect(packages.map(({ authority }) => authority)).toEqual(['10002', '10003', '10004']);
    expect(await server.withToken().get('/plan/getPlanCatalogue')).toMatchObject({ code: '401' });
  });

  it('change at the next call of those who have them', async () => {
    const client = await server.client({ plan: 'basic' });
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
    const opened = { ...basic, grants: { ...basic.grants, 'rating-verification': true, 'online-report': 9 } };
    expect(await platform.post('/plan/editPlan', opened)).toMatchObject({ code: '0' });
    expect(await rating(client)).toMatchObject({ code: 'company-does-not-exist' });
    expect((await client.get<object[]>('/quota/listQuotas')).data![0]).toMatchObject({ total: 9 });
    await platform.post('/plan/editPlan', basic);
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
  });

  it('change at the next call in every process', async () => {
    const client = await server.client({ plan: 'basic' });
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
    const elsewhere = connect({ url: db.url });
    await updatePlan(elsewhere, { ...basic, grants: { ...basic.grants, 'rating-verification': true } });
    expect(await rating(client)).toMatchObject({ code: 'company-does-not-exist' });
    await updatePlan(elsewhere, basic);
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
    await elsewhere.close();
  });

  it('of a package open and close with it, and it keeps its code', async () => {
    const client = await server.client({ plan: 'basic', packages: ['C'] });
    const pack = { code: 'C', en: 'Package C', cn: '套餐C', grants: { 'industry-analysis': true } };
    await platform.post('/plan/editPackage', {
      ...pack,
      grants: { 'rating-verification': true, search: true },
    });
    expect(await rating(client)).toMatchObject({ code: 'company-does-not-exist' });
    await platform.post('/plan/editPackage', pack);
    expect(await rating(client)).toMatchObject({ code: 'feature-not-activated' });
  });

  it('have names, and a price list in yuan; what has no price is on request', async () => {
    const prices = {
      plans: { basic: '6000', standard: '24000.00' },
      packages: { A: '0' },
      features: { 'online-report': '3.5', valuation: null },
    };
    expect(await platform.post('/plan/editPrices', { prices })).toMatchObject({ code: '0' });
    const { prices: stored } = await catalogue(platform);
    expect(stored.plans).toMatchObject({ basic: '6000.00', standard: '24000.00', premium: null });
    expect(stored.packages).toMatchObject({ A: '0.00', B: null });
    expect(stored.features).toMatchObject({ 'online-report': '3.50', valuation: null });
    await platform.post('/plan/editPlan', { ...basic, en: 'Starter', cn: '入门版' });
    expect((await catalogue(platform)).plans[1]).toMatchObject({
      code: 'basic',
      en: 'Starter',
      cn: '入门版',
    });
    await platform.post('/plan/editPlan', basic);
  });

  it.each([
    ['an unknown plan', '/plan/editPlan', { ...basic, code: 'gold' }],
    ['no name', '/plan/editPlan', { ...basic, en: ' ' }],
    ['an unknown feature', '/plan/editPlan', { ...basic, grants: { coffee: true } }],
    ['a switch with an amount', '/plan/editPlan', { ...basic, grants: { search: 5 } }],
    ['an amount below 0', '/plan/editPlan', { ...basic, grants: { 'online-report': -1 } }],
    ['an unknown package', '/plan/editPackage', { code: 'D', en: 'D', cn: 'D', grants: {} }],
    [
      'a price that is none',
      '/plan/editPrices',
      { prices: { plans: { basic: '1.234' }, packages: {}, features: {} } },
    ],
    ['a price of nothing', '/plan/editPrices', { prices: { plans: {}, packages: { Z: '1' }, features: {} } }],
  ])('refuse %s', async (_, path, body) => {
    expect(await platform.post(path, body)).toMatchObject({ code: 'invalid-input' });
  });

  it('are changed by the platform administrator alone', async () => {
    const admin = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    expect(await admin.post('/plan/editPlan', basic)).toMatchObject({ code: '403' });
    expect(await admin.post('/plan/editPackage', { code: 'A', en: 'A', cn: 'A', grants: {} })).toMatchObject({
      code: '403',
    });
    expect(
      await admin.post('/plan/editPrices', { prices: { plans: {}, packages: {}, features: {} } }),
    ).toMatchObject({ code: '403' });
  });
});
