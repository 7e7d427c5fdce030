import type { Account } from '@mingjian/contract/accounts';
import { getBuiltInRoleId } from '@mingjian/database/accounts';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

type Signed = TestClient & { readonly account: TestAccount };

let server: TestServer;
let orgadmin: Signed;
let branchAdmin: Signed;
let branch: number;
let analyst: number;

const makeAdmin = (organisationId?: number) =>
  server.client({
    type: 'administrator',
    role: 'organisation-administrator',
    ...(organisationId === undefined ? {} : { organisationId }),
  });

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  analyst = await getBuiltInRoleId(server.db, 'analyst');
});
afterAll(() => server.close());
beforeEach(async () => {
  orgadmin = await makeAdmin();
  branch = await server.makeOrganisation({ parentId: orgadmin.account.organisationId });
  branchAdmin = await makeAdmin(branch);
});

const makeRole = async (client: TestClient, organisationId: number) =>
  (
    await client.post<{ id: number }>('/role/editRole', {
      title: 'Clerk',
      rights: ['company.search'],
      organisationId,
    })
  ).data!.id;
const edit = async (client: TestClient, account: TestAccount, changes: Record<string, unknown>) => {
  const { data } = await orgadmin.get<{ items: Account[] }>('/user/getUserList', {
    keyword: account.username,
  });
  const { id, number, username, roleId, organisationId, type } = data!.items[0]!;
  const present = { id, number, username, roleId, organisationId, type };
  return client.post('/user/editUser', { ...present, ...changes });
};

describe('the role of an account', () => {
  it('belongs to the product or to an organisation at or above the account', async () => {
    const [above, below] = [
      await makeRole(orgadmin, orgadmin.account.organisationId),
      await makeRole(orgadmin, branch),
    ];
    const [inRoot, inBranch] = [
      await server.makeAccount({ organisationId: orgadmin.account.organisationId }),
      await server.makeAccount({ organisationId: branch }),
    ];
    expect(await edit(orgadmin, inBranch, { roleId: above })).toMatchObject({ code: '0' });
    expect(await edit(orgadmin, inBranch, { roleId: below })).toMatchObject({ code: '0' });
    expect(await edit(orgadmin, inRoot, { roleId: below })).toMatchObject({ code: 'role-outside' });
    const move = { organisationId: orgadmin.account.organisationId };
    expect(await edit(orgadmin, inBranch, move)).toMatchObject({ code: 'role-outside' });
  });

  it('that somebody above gave may stay, but is not given by those below', async () => {
    const above = await makeRole(orgadmin, orgadmin.account.organisationId);
    const [one, two] = [
      await server.makeAccount({ organisationId: branch }),
      await server.makeAccount({ organisationId: branch }),
    ];
    await edit(orgadmin, one, { roleId: above });
    expect(await edit(branchAdmin, one, { realName: 'Renamed' })).toMatchObject({ code: '0' });
    expect(await edit(branchAdmin, two, { roleId: above })).toMatchObject({ code: 'role-does-not-exist' });
  });

  it('is not changed by its own account', async () => {
    const mine = { id: orgadmin.account.accountId, number: 'N-1', username: orgadmin.account.username };
    const answer = await orgadmin.post('/user/editUser', { ...mine, type: 'administrator', roleId: analyst });
    expect(answer).toMatchObject({ code: 'role-is-own' });
  });

  it.each([
    ['its role', () => ({ roleId: analyst })],
    ['its type', () => ({ type: 'administrator' })],
    ['its place', () => ({ organisationId: branch })],
    ['its end', () => ({ expiresOn: '2027-01-31' })],
  ])('and the sessions of an account end when somebody changes %s', async (_, changes) => {
    const role = await makeRole(orgadmin, orgadmin.account.organisationId);
    const clerk = await server.makeAccount({ organisationId: orgadmin.account.organisationId });
    await edit(orgadmin, clerk, { roleId: role });
    const signed = await server.signIn(clerk);
    await edit(orgadmin, clerk, { realName: 'Another name' });
    expect(await signed.post('/user/info')).toMatchObject({ code: '0' });
    expect(await edit(orgadmin, clerk, changes())).toMatchObject({ code: '0' });
    expect(await signed.post('/user/info')).toMatchObject({ code: '505' });
  });
});

describe('the accounts of a subtree', () => {
  it('are listed with those under an organisation where asked, within reach', async () => {
    const clerk = await server.makeAccount({ organisationId: branch });
    const list = async (client: TestClient, query: Record<string, unknown>) =>
      (await client.get<{ items: Account[]; total: number }>('/user/getUserList', query)).data!;
    const organisationId = orgadmin.account.organisationId;
    expect(await list(orgadmin, { organisationId })).toMatchObject({ total: 1 });
    const all = await list(orgadmin, { organisationId, isSubtree: true });
    expect(new Set(all.items.map(({ id }) => id))).toEqual(
      new Set([orgadmin.account.accountId, branchAdmin.account.accountId, clerk.accountId]),
    );
    // Asked from below, the branch is all that there is.
    const below = await list(branchAdmin, { organisationId, isSubtree: true });
    expect(below.items.map(({ organisationId: at }) => at)).toEqual([branch, branch]);
  });

  it('count together against the plan', async () => {
    const answer = await branchAdmin.get('/user/getSubAccounts');
    expect(answer).toMatchObject({ code: '0', data: { used: 1 } });
    const foreign = await makeAdmin();
    expect(await foreign.get('/user/getSubAccounts', { organisationId: branch })).toMatchObject({
      code: 'organisation-does-not-exist',
    });
    const clerk = await server.client();
    expect(await clerk.get('/user/getSubAccounts')).toMatchObject({ code: '403' });
  });
});
