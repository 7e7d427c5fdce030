import type { AccountQuota, QuotaChange } from '@mingjian/contract/quotas';
import { endpoint } from '@mingjian/contract/wire';
import { spendQuota } from '@mingjian/database/quotas';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '../features.ts';
import { ApplicationFailure, register } from '../http/index.ts';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

/** Opens a report and does what the company id says: 666 fails, 667 breaks, anything else works. */
const openReport = endpoint({
  method: 'GET',
  path: '/test/openReport',
  summary: '',
  input: z.object({ companyId: z.coerce.number().int() }),
  output: z.null(),
  right: 'company.profile',
  quota: 'online-report',
  rate: 'read',
});

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase(), { logLevel: 'silent' }, [
    ...FEATURES,
    (app) =>
      register(app, openReport, async ({ input }) => {
        if (input.companyId === 666) throw new ApplicationFailure('company-does-not-exist');
        if (input.companyId === 667) throw new Error('broken');
        return null;
      }),
  ]);
});
afterAll(() => server.close());

type Signed = TestClient & { readonly account: TestAccount };

/** An organisation of the plan Basic (500 online reports) with an administrator and a sub-account. */
const makeBank = async (): Promise<{ admin: Signed; clerk: Signed; organisationId: number }> => {
  const admin = await server.client({
    plan: 'basic',
    role: 'organisation-administrator',
    type: 'administrator',
  });
  const { organisationId } = admin.account;
  return { admin, clerk: await server.client({ organisationId }), organisationId };
};

const KIND = 'online-report';
const give = (client: TestClient, account: TestAccount, value: unknown) =>
  client.post('/quota/distributeQuota', { accountId: account.accountId, kind: KIND, value });
const open = (client: TestClient, companyId: number) => client.get('/test/openReport', { companyId });
const list = async (client: TestClient, query: object = {}) =>
  (await client.get<{ items: AccountQuota[] }>('/quota/listDistribution', { kind: KIND, ...query })).data!
    .items;

describe('an administrator distributes quotas', () => {
  it('to a sub-account, which then spends its own units and meets their end', async () => {
    const { admin, clerk } = await makeBank();
    expect(await give(admin, clerk.account, 2)).toMatchObject({ code: '0', data: { isChanged: true } });
    for (const companyId of [1, 2]) expect(await open(clerk, companyId)).toMatchObject({ code: '0' });
    expect(await open(clerk, 3)).toMatchObject({ code: 'quota-exhausted' });
    expect(await open(clerk, 1)).toMatchObject({ code: '0' });
    expect(await open(admin, 3)).toMatchObject({ code: '0' });
    expect((await clerk.get<object[]>('/quota/listQuotas')).data![0]).toMatchObject({
      used: 3,
      available: 497,
      own: { allocated: 2, used: 2 },
      ownAvailable: 0,
    });
    expect((await admin.get('/quota/getDistribution')).data).toMatchObject({
      quotas: [
        { kind: KIND, total: 500, allocated: 2, allocatedUsed: 2, used: 3, available: 497, rest: 497 },
        { kind: 'update-report', total: 0, status: 'used-up' },
      ],
    });
  });

  it('and sees each account with allocation, use and rest, page by page and by name', async () => {
    const { admin, clerk } = await makeBank();
    await give(admin, clerk.account, 5);
    await open(clerk, 8);
    const rows = await list(admin);
    expect(rows.find((row) => row.accountId === clerk.account.accountId)).toMatchObject({
      username: clerk.account.username,
      allocated: 5,
      used: 1,
      available: 4,
      spent: 1,
    });
    expect(rows.find((row) => row.accountId === admin.account.accountId)).toMatchObject({
      allocated: null,
      used: null,
      available: 495,
      spent: 0,
    });
    expect(await list(admin, { isDistributed: 'true' })).toHaveLength(1);
    expect(await list(admin, { keyword: clerk.account.username })).toHaveLength(1);
    expect(await list(admin, { page: 2, pageSize: 1 })).toHaveLength(1);
  });

  it('of both kinds', async () => {
    const admin = await server.client({
      plan: 'standard',
      role: 'organisation-administrator',
      type: 'administrator',
    });
    const clerk = await server.client({ organisationId: admin.account.organisationId });
    const change = { accountId: clerk.account.accountId, kind: 'update-report', value: 12 };
    expect(await admin.post('/quota/distributeQuota', change)).toMatchObject({ code: '0' });
    expect((await admin.get('/quota/getDistribution')).data).toMatchObject({
      quotas: [{ allocated: 0 }, { kind: 'update-report', total: 20, allocated: 12, rest: 8 }],
    });
    const spend = (client: Signed, companyId: number) =>
      spendQuota(server.db, {
        organisationId: admin.account.organisationId,
        accountId: client.account.accountId,
        companyId,
        kind: 'update-report',
        at: server.clock.now.toISOString(),
        total: 20,
        action: '/company/getProfile',
        address: '127.0.0.1',
        accountOrganisationId: admin.account.organisationId,
      });
    for (let id = 1; id <= 8; id += 1) expect(await spend(admin, id)).toBe('spent');
    expect(await spend(admin, 9)).toBe('exhausted');
    expect(await spend(clerk, 9)).toBe('spent');
  });

  it('and takes back what was not used', async () => {
    const { admin, clerk } = await makeBank();
    await give(admin, clerk.account, 1);
    await open(clerk, 9);
    const takeBack = () =>
      admin.post('/quota/takeBackQuota', { accountId: clerk.account.accountId, kind: KIND });
    expect(await takeBack()).toMatchObject({ code: '0' });
    expect(await takeBack()).toMatchObject({ code: 'quota-not-distributed' });
    expect(await open(clerk, 10)).toMatchObject({ code: '0' });
    const { data } = await admin.get<{ items: QuotaChange[] }>('/quota/listQuotaChanges', { kind: KIND });
    expect(data!.items.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['take-back', 1, null],
      ['distribute', null, 1],
      ['open', null, 500],
    ]);
    expect(data!.items[0]).toMatchObject({
      accountName: clerk.account.username,
      changedBy: admin.account.username,
      date: server.clock.now.toISOString(),
    });
  });

  it('and gets back what a deleted or moved account has not used', async () => {
    const platform = await server.client({ role: 'platform-administrator', type: 'administrator' });
    const { admin, clerk } = await makeBank();
    const second = await server.client({ organisationId: admin.account.organisationId });
    for (const each of [clerk, second]) await give(admin, each.account, 10);
    await open(clerk, 41);
    await admin.post('/user/delUser', { id: clerk.account.accountId });
    const moved = await platform.post('/user/editUser', {
      id: second.account.accountId,
      number: second.account.username,
      username: second.account.username,
      roleId: second.account.roleId,
      organisationId: await server.makeOrganisation(),
    });
    expect(moved).toMatchObject({ code: '0' });
    expect((await admin.get('/quota/getDistribution')).data).toMatchObject({
      quotas: [{ allocated: 0, allocatedUsed: 0, used: 1, rest: 499 }, {}],
    });
  });

  it('not beyond what is left, and not below what is used', async () => {
    const { admin, clerk } = await makeBank();
    expect(await give(admin, clerk.account, 501)).toMatchObject({
      code: 'quota-not-enough',
      data: { most: 500 },
    });
    await give(admin, clerk.account, 3);
    await open(clerk, 1);
    await open(clerk, 2);
    expect(await give(admin, clerk.account, 1)).toMatchObject({
      code: 'quota-below-used',
      data: { least: 2 },
    });
  });

  it('and hears what is missing', async () => {
    const { admin } = await makeBank();
    const empty = (field: string) => ({
      code: 'invalid-input',
      data: { fields: [{ field, rule: 'quota-distribution-empty' }] },
    });
    expect(await admin.post('/quota/distributeQuota', { accountId: 1, kind: KIND, value: '' })).toMatchObject(
      empty('value'),
    );
    expect(await admin.post('/quota/distributeQuota', { accountId: '', kind: KIND, value: 5 })).toMatchObject(
      empty('accountId'),
    );
    for (const value of [-1, 1.5, 'many'])
      expect(await admin.post('/quota/distributeQuota', { accountId: 1, kind: KIND, value })).toMatchObject({
        code: 'invalid-input',
      });
    expect(await admin.get('/quota/listDistribution', { kind: 'coffee' })).toMatchObject({
      code: 'invalid-input',
    });
    expect(await admin.get('/quota/listQuotaChanges', { page: 0 })).toMatchObject({ code: 'invalid-input' });
    expect(await admin.get('/quota/getDistribution', { organisationId: 'x' })).toMatchObject({
      code: 'invalid-input',
    });
  });

  it('with the right for it only', async () => {
    const { clerk } = await makeBank();
    const body = { accountId: clerk.account.accountId, kind: KIND };
    for (const answer of [
      await clerk.post('/quota/distributeQuota', { ...body, value: 1 }),
      await clerk.post('/quota/takeBackQuota', body),
      await clerk.get('/quota/getDistribution'),
      await clerk.get('/quota/listDistribution', { kind: KIND }),
      await clerk.get('/quota/listQuotaChanges'),
    ])
      expect(answer).toMatchObject({ code: '403', data: null });
  });

  it('within his organisations only, by whatever id', async () => {
    const mine = await makeBank();
    const other = await makeBank();
    await give(other.admin, other.clerk.account, 7);
    expect(await give(mine.admin, other.clerk.account, 1)).toMatchObject({ code: 'account-does-not-exist' });
    expect(
      await mine.admin.post('/quota/takeBackQuota', { accountId: other.clerk.account.accountId, kind: KIND }),
    ).toMatchObject({ code: 'account-does-not-exist' });
    for (const path of ['/quota/getDistribution', '/quota/listDistribution', '/quota/listQuotaChanges'])
      expect(
        await mine.admin.get(path, { kind: KIND, organisationId: other.organisationId }),
        path,
      ).toMatchObject({ code: 'organisation-does-not-exist' });
    const ids = (await list(mine.admin)).map((row) => row.accountId);
    expect(new Set(ids)).toEqual(new Set([mine.admin.account.accountId, mine.clerk.account.accountId]));
    expect((await mine.admin.get<object>('/quota/listQuotaChanges')).data).toMatchObject({ total: 0 });
  });

  it('of a lower organisation sees its own accounts, on the contract of the upper one', async () => {
    const { admin, clerk, organisationId } = await makeBank();
    const branchId = await server.makeOrganisation({ parentId: organisationId });
    const branch = await server.client({
      organisationId: branchId,
      role: 'organisation-administrator',
      type: 'administrator',
    });
    expect((await list(branch)).map((row) => row.accountId)).toEqual([branch.account.accountId]);
    expect(await give(branch, clerk.account, 1)).toMatchObject({ code: 'account-does-not-exist' });
    expect(await give(admin, branch.account, 4)).toMatchObject({ code: '0' });
    expect((await list(admin, { isDistributed: 'true' }))[0]).toMatchObject({ allocated: 4 });
  });

  it('of any contract when he administers the platform', async () => {
    const platform = await server.client({ role: 'platform-administrator', type: 'administrator' });
    const { clerk, organisationId } = await makeBank();
    expect(await give(platform, clerk.account, 6)).toMatchObject({ code: '0' });
    expect((await list(platform, { organisationId, isDistributed: 'true' }))[0]).toMatchObject({
      allocated: 6,
    });
    expect((await platform.get('/quota/getDistribution', { organisationId })).data).toMatchObject({
      quotas: [{ total: 500, allocated: 6 }, {}],
    });
  });
});

describe('a read that fails', () => {
  it.each([
    ['an unknown company', 666, 'company-does-not-exist'],
    ['a fault of ours', 667, 'internal-error'],
  ])('spends nothing: %s', async (_, companyId, code) => {
    const { admin } = await makeBank();
    expect(await open(admin, companyId)).toMatchObject({ code });
    expect((await admin.get<object[]>('/quota/listQuotas')).data![0]).toMatchObject({ used: 0 });
    expect((await admin.get('/quota/listUsage')).data).toMatchObject({ total: 0 });
  });

  it('spends nothing: withheld by plan or role, wrong input, over the profile of an unknown company', async () => {
    const basic = await server.client({ plan: 'basic' });
    expect(await basic.get('/rating/getRating', { companyId: 5 })).toMatchObject({
      code: 'feature-not-activated',
    });
    expect(await basic.get('/company/getProfile', { companyId: 'x' })).toMatchObject({
      code: 'invalid-input',
    });
    expect(await basic.get('/company/getProfile', { companyId: 4_000_000 })).toMatchObject({
      code: 'company-does-not-exist',
    });
    const role = await server.client({ plan: 'premium', rights: ['company.search'] });
    expect(await role.get('/company/getProfile', { companyId: 5 })).toMatchObject({ code: '403' });
    for (const client of [basic, role])
      expect((await client.get<object[]>('/quota/listQuotas')).data![0]).toMatchObject({ used: 0 });
  });
});

describe('the price before the click', () => {
  const prices = (client: TestClient, companyIds: unknown) =>
    client.post<{ available: number; opened: number[]; term: string }>('/quota/getReportPrices', {
      companyIds,
    });

  it('tells what is left for the account and which companies are paid for', async () => {
    const { admin, clerk } = await makeBank();
    await give(admin, clerk.account, 10);
    await open(admin, 31);
    expect((await prices(clerk, [31, 32])).data).toEqual({ term: '2026', available: 10, opened: [31] });
    expect((await prices(admin, [])).data).toEqual({ term: '2026', available: 489, opened: [] });
    server.clock.forward(60 * 86_400_000);
    const later = await server.client({ organisationId: admin.account.organisationId });
    expect((await prices(later, [31])).data).toMatchObject({ term: '2027', opened: [] });
    server.clock.forward(-60 * 86_400_000);
  });

  it('is that of the own organisation, for those who are signed in, for a hundred companies at most', async () => {
    const { admin } = await makeBank();
    const stranger = await server.client({ plan: 'basic' });
    await open(admin, 33);
    expect((await prices(stranger, [33])).data).toMatchObject({ opened: [] });
    expect(await prices(server.withToken(), [33])).toMatchObject({ code: '401' });
    expect(await prices(stranger, 'x')).toMatchObject({ code: 'invalid-input' });
    expect(
      await prices(
        stranger,
        Array.from({ length: 101 }, (_, id) => id + 1),
      ),
    ).toMatchObject({
      code: 'invalid-input',
    });
  });
});
