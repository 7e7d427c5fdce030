import type { Organisation } from '@mingjian/contract/organisations';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

type Signed = TestClient & { readonly account: TestAccount };

let server: TestServer;
let platform: Signed;
let foreign: Signed;
let orgadmin: Signed;
let own: number;

const makeAdmin = () => server.client({ type: 'administrator', role: 'organisation-administrator' });

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ type: 'administrator', role: 'platform-administrator' });
  foreign = await makeAdmin();
});
afterAll(() => server.close());
beforeEach(async () => {
  orgadmin = await makeAdmin();
  own = orgadmin.account.organisationId;
});

const tree = async (client: TestClient, query: Record<string, unknown> = {}) =>
  (
    await client.get<{ items: Organisation[]; total: number; totalIsCapped: boolean }>(
      '/org/getOrgList',
      query,
    )
  ).data!;
const find = async (id: number) => (await tree(platform)).items.find((item) => item.id === id)!;
const create = async (client: TestClient, changes: Record<string, unknown> = {}) =>
  (await client.post<{ id: number }>('/org/editOrg', { name: 'Branch', parentId: own, ...changes })).data!.id;
const change = async (client: TestClient, id: number, changes: Record<string, unknown>) => {
  const { name, parentId, version, status } = await find(id);
  return client.post('/org/editOrg', { id, name, parentId, version, status, ...changes });
};

describe('the tree of organisations', () => {
  it('shows an administrator the own subtree, and nothing of what stands above it or beside it', async () => {
    const branch = await create(orgadmin);
    const office = await create(orgadmin, { name: 'Office', parentId: branch });
    expect((await tree(orgadmin)).items).toMatchObject([
      { id: own, parentId: null, accounts: 1, isOwn: true },
      { id: branch, parentId: own, name: 'Branch', accounts: 0, isOwn: false, contractId: own },
      { id: office, parentId: branch },
    ]);
    const officer = await server.client({
      organisationId: office,
      type: 'administrator',
      role: 'organisation-administrator',
    });
    expect((await tree(officer)).items).toMatchObject([{ id: office, parentId: null }]);
    const all = (await tree(platform)).items.map((item) => item.id);
    expect(all).toEqual(expect.arrayContaining([own, branch, office, foreign.account.organisationId]));
  });

  it('finds by name, with what stands above', async () => {
    const branch = await create(orgadmin);
    const office = await create(orgadmin, { name: '100% Office', parentId: branch });
    await create(orgadmin, { name: 'Other' });
    expect((await tree(orgadmin, { keyword: '100% off' })).items.map((item) => item.id)).toEqual([
      own,
      branch,
      office,
    ]);
    expect(await tree(orgadmin, { keyword: 'nowhere' })).toEqual({
      items: [],
      total: 0,
      totalIsCapped: false,
    });
  });

  it('answers those who choose one by the right they choose with', async () => {
    const chooser = await server.client({ rights: ['user.manage'] });
    expect(await chooser.get('/org/getOrgList')).toMatchObject({ code: '403' });
    expect((await tree(chooser, { purpose: 'user.manage' })).items).toHaveLength(1);
  });
});

describe('creating and changing an organisation', () => {
  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: '机'.repeat(201) }, 'name', 'length cannot exceed 200 characters'],
    [{ plan: 'golden' }, 'plan', 'This value is not allowed'],
    [{ id: 3 }, 'version', 'This field is required'],
  ])('refuses %o', async (changes, field, sentence) => {
    const input = { name: 'Branch', parentId: own, ...changes };
    expect(await orgadmin.post('/org/editOrg', input)).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field, sentence }] },
    });
  });

  it('asks for the institution above, which must be within the own subtree', async () => {
    expect(await orgadmin.post('/org/editOrg', { name: 'Root' })).toMatchObject({
      code: 'organisation-required',
      msg: 'Please select an institution first',
    });
    const outside = { name: 'Spy', parentId: foreign.account.organisationId };
    expect(await orgadmin.post('/org/editOrg', outside)).toMatchObject({
      code: 'node-not-authorized',
      msg: 'Please select an authorized node',
    });
  });

  it('lets the platform alone make roots and give plans', async () => {
    expect(await platform.post('/org/editOrg', { name: 'Root' })).toMatchObject({ code: 'plan-required' });
    const root = await create(platform, { parentId: null, plan: 'basic' });
    expect(await find(root)).toMatchObject({ parentId: null, plan: 'basic', contractId: root });
    const withPlan = { name: 'Branch', parentId: own, plan: 'diy' };
    expect(await orgadmin.post('/org/editOrg', withPlan)).toMatchObject({ code: '403' });
    const branch = await create(orgadmin);
    const office = await create(orgadmin, { parentId: branch });
    await change(platform, branch, { plan: 'basic' });
    expect(await find(office)).toMatchObject({ plan: 'basic', contractId: branch });
    await change(platform, branch, { plan: null });
    expect(await find(office)).toMatchObject({ plan: 'premium', contractId: own });
  });

  it('gives no smaller plan than the accounts that are there need', async () => {
    const branch = await create(orgadmin);
    for (let at = 0; at < 4; at += 1) await server.makeAccount({ organisationId: branch });
    expect(await change(platform, branch, { plan: 'basic' })).toMatchObject({ code: 'sub-account-limit' });
    expect(await find(branch)).toMatchObject({ plan: 'premium', contractId: own, version: 1 });
  });

  it('moves a branch with all under it, by one step or not at all', async () => {
    const [north, south] = [
      await create(orgadmin, { name: 'North' }),
      await create(orgadmin, { name: 'South' }),
    ];
    const office = await create(orgadmin, { parentId: north, name: 'Office' });
    const clerk = await server.makeAccount({ organisationId: office });
    expect(await change(orgadmin, north, { parentId: south })).toMatchObject({ code: '0' });
    const southern = await server.client({
      organisationId: south,
      type: 'administrator',
      role: 'organisation-administrator',
    });
    expect((await tree(southern)).items.map((item) => item.id)).toEqual([south, north, office]);
    const { data } = await southern.get<{ items: { id: number }[] }>('/user/getUserList');
    expect(data!.items.map((item) => item.id)).toContain(clerk.accountId);
  });

  it('puts none under itself, under what stands below it, or out of the own subtree', async () => {
    const north = await create(orgadmin);
    const office = await create(orgadmin, { parentId: north });
    for (const parentId of [north, office, foreign.account.organisationId])
      expect(await change(orgadmin, north, { parentId })).toMatchObject({ code: 'node-not-authorized' });
    expect(await change(orgadmin, north, { parentId: null })).toMatchObject({
      code: 'organisation-required',
    });
    expect(await find(north)).toMatchObject({ parentId: own, version: 1 });
  });

  it('makes no ring of two that are moved under each other at the same moment', async () => {
    const [north, south] = [await create(orgadmin), await create(orgadmin)];
    const [one, two] = [await find(north), await find(south)];
    const answers = await Promise.all([
      orgadmin.post('/org/editOrg', { ...one, parentId: south, plan: undefined }),
      orgadmin.post('/org/editOrg', { ...two, parentId: north, plan: undefined }),
    ]);
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['0', 'node-not-authorized']);
    expect((await tree(orgadmin)).items).toHaveLength(3);
  });

  it('tells the second of two who change the same version', async () => {
    const north = await create(orgadmin);
    expect(await change(orgadmin, north, { name: 'First' })).toMatchObject({ code: '0' });
    expect(await change(orgadmin, north, { name: 'Second', version: 1 })).toMatchObject({
      code: 'organisation-has-changed',
    });
    expect(await find(north)).toMatchObject({ name: 'First', version: 2 });
  });

  it('leaves accounts no role of an organisation that no longer stands above them', async () => {
    const [north, south] = [await create(orgadmin), await create(orgadmin)];
    const office = await create(orgadmin, { parentId: north });
    const clerk = await server.makeAccount({ organisationId: office });
    const role = await orgadmin.post<{ id: number }>('/role/editRole', {
      title: 'Northern',
      rights: [],
      organisationId: north,
    });
    const gift = { roleId: role.data!.id, accountIds: [clerk.accountId] };
    expect(await orgadmin.post('/role/assignAccounts', gift)).toMatchObject({ code: '0' });
    expect(await change(orgadmin, office, { parentId: south })).toMatchObject({
      code: 'organisation-role-in-use',
    });
    expect(await change(orgadmin, north, { parentId: south })).toMatchObject({ code: '0' });
  });

  it('closes with an organisation all that stands under it, at once', async () => {
    const north = await create(orgadmin);
    const office = await create(orgadmin, { parentId: north });
    const clerk = await server.client({ organisationId: office });
    expect(await change(orgadmin, north, { status: 'disabled' })).toMatchObject({ code: '0' });
    expect(await clerk.post('/user/info')).toMatchObject({ code: '505' });
    expect(await (await server.signIn(clerk.account)).post('/user/info')).toMatchObject({ code: '505' });
    await change(orgadmin, north, { status: 'active' });
    expect(await (await server.signIn(clerk.account)).post('/user/info')).toMatchObject({ code: '0' });
  });

  it('lets nobody move, disable or delete the organisation he belongs to', async () => {
    const { version, name } = await find(own);
    const rename = { id: own, version, name: `${name} renamed` };
    expect(await orgadmin.post('/org/editOrg', { ...rename, status: 'disabled' })).toMatchObject({
      code: 'organisation-is-own',
    });
    expect(await orgadmin.post('/org/delOrg', { id: own })).toMatchObject({ code: 'organisation-is-own' });
    expect(await orgadmin.post('/org/editOrg', rename)).toMatchObject({ code: '0' });
    expect(await find(own)).toMatchObject({ name: `${name} renamed`, parentId: null });
  });
});

describe('deleting an organisation', () => {
  it('wants the child node deleted first, and the accounts moved', async () => {
    const north = await create(orgadmin);
    const office = await create(orgadmin, { parentId: north });
    const clerk = await server.makeAccount({ organisationId: office });
    expect(await orgadmin.post('/org/delOrg', { id: north })).toMatchObject({
      code: 'organisation-has-children',
      msg: 'Please delete the child node first',
    });
    expect(await orgadmin.post('/org/delOrg', { id: office })).toMatchObject({
      code: 'organisation-has-accounts',
    });
    await orgadmin.post('/user/delUser', { id: clerk.accountId });
    expect(await orgadmin.post('/org/delOrg', { id: office })).toMatchObject({ code: '0', data: null });
    expect(await orgadmin.post('/org/delOrg', { id: north })).toMatchObject({ code: '0' });
    expect((await tree(orgadmin)).items.map((item) => item.id)).toEqual([own]);
    expect(await orgadmin.post('/org/delOrg', { id: north })).toMatchObject({
      code: 'organisation-does-not-exist',
    });
    expect(await orgadmin.post('/org/editOrg', { name: 'Late', parentId: north })).toMatchObject({
      code: 'node-not-authorized',
    });
  });

  it('does not exist for an administrator elsewhere, nor without the right', async () => {
    const north = await create(orgadmin);
    const input = { id: north, version: 1, name: 'Mine', parentId: foreign.account.organisationId };
    expect(await foreign.post('/org/editOrg', input)).toMatchObject({ code: 'organisation-does-not-exist' });
    expect(await foreign.post('/org/delOrg', { id: north })).toMatchObject({
      code: 'organisation-does-not-exist',
    });
    expect((await tree(foreign)).items.map((item) => item.id)).not.toContain(north);
    const analyst = await server.client();
    expect(await analyst.get('/org/getOrgList')).toMatchObject({ code: '403' });
    expect(await analyst.post('/org/editOrg', input)).toMatchObject({ code: '403' });
    expect(await analyst.post('/org/delOrg', { id: north })).toMatchObject({ code: '403' });
  });
});
