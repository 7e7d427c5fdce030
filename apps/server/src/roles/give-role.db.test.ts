import type { Role } from '@mingjian/contract/roles';
import { getBuiltInRoleId } from '@mingjian/database/accounts';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

type Signed = TestClient & { readonly account: TestAccount };

let server: TestServer;
let platform: Signed;
let foreign: Signed;
let orgadmin: Signed;
let clerk: Signed;
let roleId: number;
let analystId: number;

const makeAdmin = () => server.client({ type: 'administrator', role: 'organisation-administrator' });
const makeRole = async (client: TestClient, changes: Record<string, unknown> = {}) =>
  (
    await client.post<{ id: number }>('/role/editRole', {
      title: 'Clerk',
      rights: ['company.search'],
      ...changes,
    })
  ).data!.id;
const roleOf = async (account: TestAccount) => {
  const { data } = await platform.get<{ items: { id: number; roleId: number }[] }>('/user/getUserList', {
    keyword: account.username,
  });
  return data!.items[0]!.roleId;
};

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ type: 'administrator', role: 'platform-administrator' });
  foreign = await makeAdmin();
  analystId = await getBuiltInRoleId(server.db, 'analyst');
});
afterAll(() => server.close());
beforeEach(async () => {
  orgadmin = await makeAdmin();
  clerk = await server.client({ organisationId: orgadmin.account.organisationId });
  roleId = await makeRole(orgadmin);
});

describe('assigning accounts to a role', () => {
  it('gives all of them the role and ends their sessions, which counts at once', async () => {
    const other = await server.client({ organisationId: orgadmin.account.organisationId });
    const accountIds = [clerk.account.accountId, other.account.accountId];
    expect(await orgadmin.post('/role/assignAccounts', { roleId, accountIds })).toMatchObject({
      code: '0',
      data: { accounts: 2 },
    });
    expect(await clerk.post('/user/info')).toMatchObject({ code: '505' });
    expect(await roleOf(other.account)).toBe(roleId);
    expect((await orgadmin.get<Role>('/role/getRole', { id: roleId })).data).toMatchObject({ accounts: 2 });
    const again = await server.signIn(clerk.account);
    expect(await again.post('/user/info')).toMatchObject({ code: '0', data: { roleId } });
  });

  it('asks for a role and for accounts', async () => {
    const accountIds = [clerk.account.accountId];
    expect(await orgadmin.post('/role/assignAccounts', { accountIds })).toMatchObject({
      code: 'invalid-input',
      msg: 'Please select a role',
    });
    expect(await orgadmin.post('/role/assignAccounts', { roleId, accountIds: [] })).toMatchObject({
      code: 'invalid-input',
      msg: 'Please select an account',
    });
  });

  it('changes nobody when one of them is out of reach, oneself, stronger, or of another part', async () => {
    const attempt = async (client: TestClient, accountId: number, role = roleId) =>
      (
        await client.post('/role/assignAccounts', {
          roleId: role,
          accountIds: [clerk.account.accountId, accountId],
        })
      ).code;
    expect(await attempt(orgadmin, foreign.account.accountId)).toBe('account-does-not-exist');
    expect(await attempt(orgadmin, orgadmin.account.accountId)).toBe('role-is-own');
    const strong = await server.makeAccount({
      organisationId: orgadmin.account.organisationId,
      role: 'platform-administrator',
    });
    expect(await attempt(orgadmin, strong.accountId)).toBe('403');
    const childId = await server.makeOrganisation({ parentId: orgadmin.account.organisationId });
    const below = await makeRole(orgadmin, { organisationId: childId });
    const inChild = await server.makeAccount({ organisationId: childId });
    expect(await attempt(orgadmin, inChild.accountId, below)).toBe('role-outside');
    expect(await roleOf(clerk.account)).toBe(analystId);
    expect(await roleOf(inChild)).toBe(analystId);
  });

  it('gives no role of another organisation, no stronger and no disabled one', async () => {
    const accountIds = [clerk.account.accountId];
    const give = async (id: number) =>
      (await orgadmin.post('/role/assignAccounts', { roleId: id, accountIds })).code;
    expect(await give(await makeRole(foreign))).toBe('role-does-not-exist');
    expect(await give(await makeRole(orgadmin, { status: 'disabled' }))).toBe('role-does-not-exist');
    expect(await give(await getBuiltInRoleId(server.db, 'platform-administrator'))).toBe('403');
  });
});

describe('removing accounts from a role', () => {
  beforeEach(() => orgadmin.post('/role/assignAccounts', { roleId, accountIds: [clerk.account.accountId] }));

  it('gives them another role, since an account always has one', async () => {
    const input = { roleId, accountIds: [clerk.account.accountId], toRoleId: analystId };
    expect(await orgadmin.post('/role/removeAccounts', input)).toMatchObject({ code: '0' });
    expect(await roleOf(clerk.account)).toBe(analystId);
    expect(await orgadmin.post('/role/removeAccounts', input)).toMatchObject({
      code: 'account-does-not-exist',
    });
  });

  it('asks for the other role', async () => {
    const input = { roleId, accountIds: [clerk.account.accountId] };
    expect(await orgadmin.post('/role/removeAccounts', input)).toMatchObject({
      code: 'invalid-input',
      msg: 'Please select a role',
    });
    expect(await orgadmin.post('/role/removeAccounts', { ...input, toRoleId: roleId })).toMatchObject({
      code: 'invalid-input',
      msg: 'Please select another role',
    });
  });
});

describe('roles and other organisations', () => {
  it('do not exist for an administrator elsewhere, by any identifier', async () => {
    const accountIds = [foreign.account.accountId];
    const calls = [
      ['/role/editRole', { id: roleId, version: 1, title: 'Mine', rights: [] }],
      ['/role/copyRole', { id: roleId, title: 'Mine' }],
      ['/role/delRole', { id: roleId }],
      ['/role/assignAccounts', { roleId, accountIds: [clerk.account.accountId] }],
      ['/role/removeAccounts', { roleId, toRoleId: analystId, accountIds: [clerk.account.accountId] }],
    ] as const;
    for (const [path, input] of calls)
      expect((await foreign.post(path, input)).code, path).toBe('role-does-not-exist');
    expect((await foreign.get('/role/getRole', { id: roleId })).code).toBe('role-does-not-exist');
    expect(
      (await foreign.get('/role/listRoles', { organisationId: orgadmin.account.organisationId })).data,
    ).toMatchObject({ items: [], total: 0 });
    const input = { title: 'Theirs', rights: [], organisationId: orgadmin.account.organisationId };
    expect((await foreign.post('/role/editRole', input)).code).toBe('organisation-does-not-exist');
    expect(
      (
        await foreign.post('/role/copyRole', {
          id: analystId,
          title: 'x',
          organisationId: input.organisationId,
        })
      ).code,
    ).toBe('organisation-does-not-exist');
    expect((await orgadmin.post('/role/assignAccounts', { roleId, accountIds })).code).toBe(
      'account-does-not-exist',
    );
  });

  it('need the right', async () => {
    const analyst = await server.client();
    const posts = ['editRole', 'copyRole', 'delRole', 'assignAccounts', 'removeAccounts'];
    const inputs = { id: 1, version: 1, roleId: 1, toRoleId: 2, accountIds: [1], title: 'x', rights: [] };
    for (const name of posts) expect((await analyst.post(`/role/${name}`, inputs)).code, name).toBe('403');
    for (const name of ['listRoles', 'getRole', 'listRights'])
      expect((await analyst.get(`/role/${name}`, { id: 1 })).code, name).toBe('403');
    const chooser = await server.client({ rights: ['user.manage'] });
    expect((await chooser.get('/role/listRoles')).code).toBe('403');
    expect((await chooser.get('/role/listRoles', { purpose: 'user.manage' })).code).toBe('0');
  });
});
