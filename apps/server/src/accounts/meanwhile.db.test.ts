import { AccountRefused, deleteAccount, updateAccount } from '@mingjian/database/accounts';
import { distributeQuota } from '@mingjian/database/quotas';
import { giveRole } from '@mingjian/database/roles';
import { createSession } from '@mingjian/database/session';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';
import { makeToken, hashToken } from '../session/token.ts';

type Signed = TestClient & { readonly account: TestAccount };

let server: TestServer;
let platform: Signed;
let admin: Signed;
let names = 0;

const makeAdmin = (organisationId?: number) =>
  server.client({
    type: 'administrator',
    role: 'organisation-administrator',
    ...(organisationId ? { organisationId } : { plan: 'basic' as const }),
  });

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ type: 'administrator', role: 'platform-administrator' });
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await makeAdmin();
});

const draft = (account: Pick<TestAccount, 'roleId'>, more: Readonly<Record<string, unknown>> = {}) => {
  names += 1;
  return { number: `M-${names}`, username: `meanwhile-${names}`, roleId: account.roleId, ...more };
};

const colleague = () => server.makeAccount({ organisationId: admin.account.organisationId });

const toKnown = ({ accountId, organisationId, roleId }: TestAccount) => ({
  accountId,
  organisationId,
  roleId,
  changedBy: admin.account.accountId,
});

const at = () => server.clock.now.toISOString();

describe('the limit of sub-accounts', () => {
  it('holds when twenty are created at the same moment', async () => {
    const { roleId } = await colleague();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/user/editUser', draft({ roleId }))),
    );
    // Basic allows two, and one was there.
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'sub-account-limit')).toHaveLength(19);
  });

  it('holds when an organisation comes under the contract while accounts are created in it', async () => {
    const parentId = admin.account.organisationId;
    const guestId = await server.makeOrganisation();
    const { roleId } = await server.makeAccount({ organisationId: guestId });
    const answers = await Promise.all([
      platform.post('/org/editOrg', { id: guestId, name: 'Guest', parentId, version: 1, plan: null }),
      ...Array.from({ length: 12 }, (_, index) =>
        platform.post(
          '/user/editUser',
          draft({ roleId }, { organisationId: index % 2 === 0 ? guestId : parentId }),
        ),
      ),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { rows } = await server.db.pool.query<{ contract_id: number; count: number }>(
      `select o.contract_id, count(*) as count from account a join organisation o using (organisation_id)
       where o.contract_id = $1 group by 1`,
      [parentId],
    );
    expect(rows[0]!.count).toBeLessThanOrEqual(3);
  });
});

describe('an account that changed between the look at it and the change', () => {
  it('is not moved back by who no longer reaches it, and not deleted', async () => {
    const found = await colleague();
    const elsewhere = await server.makeOrganisation();
    const { roleId, accountId } = found;
    const moved = await platform.post(
      '/user/editUser',
      draft({ roleId }, { id: accountId, organisationId: elsewhere }),
    );
    expect(moved.code).toBe('0');
    const change = {
      ...draft({ roleId }),
      organisationId: admin.account.organisationId,
      type: 'basic' as const,
      realName: 'Back',
      at: at(),
      endsSessions: false,
      leavesContract: false,
    };
    await expect(updateAccount(server.db, toKnown(found), change)).rejects.toThrow(AccountRefused);
    await expect(deleteAccount(server.db, toKnown(found), at())).rejects.toThrow('changed');
    const { rows } = await server.db.pool.query(
      'select organisation_id, real_name, deleted_at from account where account_id = $1',
      [accountId],
    );
    expect(rows[0]).toMatchObject({ organisation_id: elsewhere, deleted_at: null });
    expect(rows[0]!.real_name).not.toBe('Back');
  });

  it('gets no role that has come to give more than its giver has', async () => {
    const target = await colleague();
    const { account } = await server.client({ rights: ['company.search', 'platform.manage'] });
    const given = await giveRole(server.db, '/', {
      accountIds: [target.accountId],
      roleId: account.roleId,
      rights: ['company.search', 'user.manage', 'company.profile'],
      rolePath: '/',
      at: at(),
    });
    expect(given).toBe('gone');
  });

  it('gets no units once it is deleted or under another contract', async () => {
    const target = await colleague();
    const give = (organisationId: number) =>
      distributeQuota(server.db, {
        organisationId,
        accountId: target.accountId,
        kind: 'online-report',
        value: 3,
        total: 500,
        at: at(),
        changedBy: admin.account.accountId,
      });
    expect(await give(platform.account.organisationId)).toEqual({ outcome: 'no-account' });
    expect(await give(admin.account.organisationId)).toEqual({ outcome: 'done' });
    await admin.post('/user/delUser', { id: target.accountId });
    expect(await give(admin.account.organisationId)).toEqual({ outcome: 'no-account' });
    const { data } = await admin.get('/quota/getDistribution');
    expect(data).toMatchObject({ quotas: [{ allocated: 0 }, {}] });
  });

  it('opens no session with a password that was replaced while it was compared', async () => {
    const target = await colleague();
    const open = (passwordHash: string) =>
      createSession(server.db, {
        tokenHash: hashToken(makeToken()),
        accountId: target.accountId,
        address: '127.0.0.1',
        at: at(),
        idleBefore: at(),
        maxSessions: 5,
        passwordHash,
      });
    const { rows } = await server.db.pool.query<{ password_hash: string }>(
      'select password_hash from account where account_id = $1',
      [target.accountId],
    );
    const [before] = rows;
    expect(await open(before!.password_hash)).toBe(true);
    await admin.post('/user/resetPassword', { id: target.accountId });
    expect(await open(before!.password_hash)).toBe(false);
    const form = new FormData();
    form.append('username', target.username);
    form.append('password', TEST_PASSWORD);
    expect(await server.withToken().post('/login/submit', form)).toMatchObject({ code: 'login-failed' });
  });
});

it('an administrator does not make a basic account of himself: the way back would be gone', async () => {
  const { accountId, roleId } = admin.account;
  const own = draft({ roleId }, { id: accountId, type: 'basic' });
  expect(await admin.post('/user/editUser', own)).toMatchObject({ code: 'account-is-own' });
});

it('an organisation that comes under another contract gives back what its accounts had of the old one', async () => {
  const parentId = admin.account.organisationId;
  const branchId = await server.makeOrganisation({ parentId });
  const branch = await makeAdmin(branchId);
  const units = { accountId: branch.account.accountId, kind: 'online-report', value: 40 };
  expect(await admin.post('/quota/distributeQuota', units)).toMatchObject({ code: '0' });
  const split = await platform.post('/org/editOrg', {
    id: branchId,
    name: 'Branch',
    parentId,
    version: 1,
    plan: 'standard',
  });
  expect(split.code).toBe('0');
  expect((await admin.get('/quota/getDistribution')).data).toMatchObject({
    quotas: [{ allocated: 0, rest: 500 }, {}],
  });
  expect((await admin.get('/quota/listQuotaChanges')).data).toMatchObject({ total: 3 });
  expect((await branch.get('/quota/listQuotas')).data).toMatchObject([{ total: 5000, own: null }, {}]);
});

it('organisations that share a contract do not see what the others opened', async () => {
  const parentId = admin.account.organisationId;
  const [left, right] = [
    await makeAdmin(await server.makeOrganisation({ parentId })),
    await makeAdmin(await server.makeOrganisation({ parentId })),
  ];
  await server.db.pool.query(
    `insert into quota_spend (organisation_id, company_id, kind, term, account_id, spent_at)
     values ($1, 77, 'online-report', '2026', $2, $3)`,
    [parentId, left.account.accountId, at()],
  );
  const count = async (client: TestClient) =>
    (await client.get<{ total: number }>('/quota/listUsage')).data!.total;
  expect([await count(left), await count(right), await count(admin)]).toEqual([1, 0, 1]);
});

it('a request for a plan stays with the organisation it was made for when its author leaves', async () => {
  const { accountId, roleId } = await colleague();
  const author = await server.signIn({ ...(await colleague()), accountId });
  await author.post('/plan/submitPlanRequest', { kind: 'package', code: 'A', message: 'for the old house' });
  const next = await server.client({
    type: 'administrator',
    role: 'organisation-administrator',
    plan: 'premium',
  });
  await platform.post(
    '/user/editUser',
    draft({ roleId }, { id: accountId, organisationId: next.account.organisationId }),
  );
  expect((await next.get('/plan/listOwnPlanRequests')).data).toMatchObject({ total: 0 });
  const again = await server.signIn({ ...next.account, accountId });
  expect((await again.get('/plan/listOwnPlanRequests')).data).toMatchObject({ total: 0 });
});

it('the desk of contracts lists no organisation that is deleted', async () => {
  const name = 'Gone for good';
  const made = await platform.post<{ id: number }>('/org/editOrg', { name, parentId: null, plan: 'basic' });
  const find = async () =>
    (await platform.get<{ total: number }>('/plan/listContracts', { keyword: name })).data!.total;
  expect(await find()).toBe(1);
  await platform.post('/org/delOrg', { id: made.data!.id });
  expect(await find()).toBe(0);
});
