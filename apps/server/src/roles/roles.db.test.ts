import type { RightAreaTree, Role } from '@mingjian/contract/roles';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

type Signed = TestClient & { readonly account: TestAccount };
interface Edited {
  readonly id: number;
  readonly version: number;
}

let server: TestServer;
let platform: Signed;
let foreign: Signed;
let orgadmin: Signed;

const makeAdmin = () => server.client({ type: 'administrator', role: 'organisation-administrator' });

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ type: 'administrator', role: 'platform-administrator' });
  foreign = await makeAdmin();
});
afterAll(() => server.close());
beforeEach(async () => {
  orgadmin = await makeAdmin();
});

const draft = (changes: Record<string, unknown> = {}) => ({
  title: 'Credit officer',
  rights: ['company.search', 'company.profile'],
  ...changes,
});

const create = async (client: TestClient, changes: Record<string, unknown> = {}) =>
  (await client.post<Edited>('/role/editRole', draft(changes))).data!;

const list = async (client: TestClient, query: Record<string, unknown> = {}) =>
  (await client.get<{ items: Role[]; total: number }>('/role/listRoles', { pageSize: 100, ...query })).data!;

const get = async (client: TestClient, id: number) => (await client.get<Role>('/role/getRole', { id })).data!;

const member = (admin: Signed) => server.client({ organisationId: admin.account.organisationId });
const findBuiltIn = async (title: string) =>
  (await list(platform, { keyword: title })).items.find((role) => role.isBuiltIn && role.title === title)!;

describe('the list of roles', () => {
  it('shows an administrator the built-in roles and those of the own organisations, by pages', async () => {
    const own = await create(orgadmin);
    const theirs = await create(foreign);
    const { items } = await list(orgadmin);
    expect(items.filter((role) => role.isBuiltIn).map((role) => role.title)).toEqual(
      expect.arrayContaining(['Analyst', 'Organisation administrator', 'Platform administrator']),
    );
    expect(items.filter((role) => !role.isBuiltIn).map((role) => role.id)).toEqual([own.id]);
    const all = await list(platform);
    expect(all.items.map((role) => role.id)).toEqual(expect.arrayContaining([own.id, theirs.id]));
    expect((await list(orgadmin, { pageSize: 2 })).items).toHaveLength(2);
    expect(await list(orgadmin, { keyword: '%' })).toMatchObject({ total: 0 });
    expect(await list(orgadmin, { status: 'disabled' })).toMatchObject({ total: 0 });
  });

  it('counts the accounts within reach only', async () => {
    await member(foreign);
    const analyst = (await list(orgadmin)).items.find((role) => role.title === 'Analyst');
    expect(analyst).toMatchObject({ isBuiltIn: true, accounts: 0, isGivable: true, isOwn: false });
  });

  it('offers for an account what may be given: active, not stronger, of an organisation at or above', async () => {
    const childId = await server.makeOrganisation({ parentId: orgadmin.account.organisationId });
    const above = await create(orgadmin, { title: 'Above' });
    const below = await create(orgadmin, { title: 'Below', organisationId: childId });
    await create(orgadmin, { title: 'Closed', status: 'disabled' });
    const offered = async (forOrganisationId: number) =>
      (await list(orgadmin, { purpose: 'user.manage', isGivable: true, forOrganisationId })).items
        .filter((role) => !role.isBuiltIn || role.title.startsWith('Platform'))
        .map((role) => role.id);
    expect(await offered(orgadmin.account.organisationId)).toEqual([above.id]);
    expect(await offered(childId)).toEqual([above.id, below.id]);
    const query = { forOrganisationId: foreign.account.organisationId };
    expect(await orgadmin.get('/role/listRoles', query)).toMatchObject({
      code: 'organisation-does-not-exist',
    });
  });

  it('shows one with its rights, and the rights as a tree with what may be given', async () => {
    const { id } = await create(orgadmin);
    expect(await get(orgadmin, id)).toMatchObject({
      title: 'Credit officer',
      status: 'active',
      version: 1,
      rights: ['company.profile', 'company.search'],
      organisationId: orgadmin.account.organisationId,
    });
    const areas = (await orgadmin.get<RightAreaTree[]>('/role/listRights')).data!;
    const rights = areas.flatMap((area) => area.rights);
    expect(rights.find(({ code }) => code === 'ownership.view')).toMatchObject({
      isGivable: true,
      feature: { code: 'ownership', en: 'Ownership', cn: '股权穿透' },
    });
    expect(rights.find(({ code }) => code === 'platform.manage')).toMatchObject({
      isGivable: false,
      feature: null,
    });
  });
});

describe('creating and changing a role', () => {
  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: '角'.repeat(201) }, 'title', 'length cannot exceed 200 characters'],
    [{ status: 'asleep' }, 'status', 'This value is not allowed'],
    [{ id: 7 }, 'version', 'This field is required'],
  ])('refuses %o', async (changes, field, sentence) => {
    expect(await orgadmin.post('/role/editRole', draft(changes))).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field, sentence }] },
    });
  });

  it('takes a title of 200 characters', async () => {
    const title = '角'.repeat(200);
    expect(await get(orgadmin, (await create(orgadmin, { title })).id)).toMatchObject({ title });
  });

  it('gives no right that the administrator does not have, and none that does not exist', async () => {
    const refusal = { code: 'node-not-authorized', msg: 'Please select an authorized node' };
    for (const right of ['platform.manage', 'no.such'])
      expect(await orgadmin.post('/role/editRole', draft({ rights: [right] }))).toMatchObject(refusal);
    const { id, version } = await create(orgadmin);
    const change = draft({ id, version, rights: ['menu.manage'] });
    expect(await orgadmin.post('/role/editRole', change)).toMatchObject(refusal);
  });

  it('does not change the own role, a built-in one or a stronger one', async () => {
    const own = await create(platform, {
      organisationId: orgadmin.account.organisationId,
      rights: ['role.manage', 'user.manage', 'company.search'],
    });
    const boss = await member(orgadmin);
    const assigned = { roleId: own.id, accountIds: [boss.account.accountId] };
    expect(await platform.post('/role/assignAccounts', assigned)).toMatchObject({ code: '0' });
    const signed = await server.signIn(boss.account);
    const change = draft({ ...own, rights: ['role.manage'] });
    expect(await signed.post('/role/editRole', change)).toMatchObject({
      code: 'role-is-own',
      msg: 'You cannot change your own role',
    });
    expect(await signed.post('/role/delRole', { id: own.id })).toMatchObject({ code: 'role-is-own' });
    const stronger = await create(orgadmin, { rights: ['rating.view'] });
    expect(await signed.post('/role/editRole', draft({ ...stronger }))).toMatchObject({ code: '403' });
    const { id, version } = await findBuiltIn('Analyst');
    for (const client of [platform, orgadmin])
      expect(await client.post('/role/editRole', draft({ id, version }))).toMatchObject({
        code: 'role-is-built-in',
      });
    expect(await platform.post('/role/delRole', { id })).toMatchObject({ code: 'role-is-built-in' });
  });

  it('tells the second of two administrators who change the same version', async () => {
    const role = await create(orgadmin);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => orgadmin.post('/role/editRole', draft({ ...role, title }))),
    );
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual([
      '0',
      'role-has-changed',
      'role-has-changed',
    ]);
    const stored = await get(orgadmin, role.id);
    expect(stored.version).toBe(2);
    expect(await orgadmin.post('/role/editRole', draft({ ...role }))).toMatchObject({
      code: 'role-has-changed',
    });
  });

  it('ends the sessions of its accounts when rights or status change, not when the title does', async () => {
    const role = await create(orgadmin);
    const clerk = await member(orgadmin);
    await orgadmin.post('/role/assignAccounts', { roleId: role.id, accountIds: [clerk.account.accountId] });
    const before = await server.signIn(clerk.account);
    await orgadmin.post('/role/editRole', draft({ ...role, title: 'Renamed' }));
    expect(await before.post('/user/info')).toMatchObject({ code: '0' });
    await orgadmin.post('/role/editRole', draft({ id: role.id, version: 2, rights: ['company.search'] }));
    expect(await before.post('/user/info')).toMatchObject({ code: '505' });
    const after = await server.signIn(clerk.account);
    await orgadmin.post('/role/editRole', draft({ id: role.id, version: 3, status: 'disabled' }));
    expect(await after.get('/role/listRoles')).toMatchObject({ code: '505' });
    const again = await server.signIn(clerk.account);
    expect((await again.post<{ authorities: object[] }>('/user/info')).data!.authorities).toEqual(
      expect.not.arrayContaining([{ authority: 'company.search' }]),
    );
    expect(await again.get('/company/searchCompanies', { keyword: 'a' })).toMatchObject({ code: '403' });
  });
});

describe('copying and deleting a role', () => {
  it('copies a built-in role into one of the own organisation that can be changed', async () => {
    const { id } = await findBuiltIn('Analyst');
    const answer = await orgadmin.post<Edited>('/role/copyRole', { id, title: 'Our analyst' });
    expect(answer.code).toBe('0');
    const source = await get(orgadmin, id);
    expect(await get(orgadmin, answer.data!.id)).toMatchObject({
      title: 'Our analyst',
      isBuiltIn: false,
      rights: source.rights,
      organisationId: orgadmin.account.organisationId,
    });
    expect(
      await orgadmin.post('/role/editRole', draft({ ...answer.data!, rights: ['company.search'] })),
    ).toMatchObject({ code: '0', data: { version: 2 } });
    expect((await get(orgadmin, id)).rights).toEqual(source.rights);
  });

  it('asks for a role and a title, and copies none that gives more than one has', async () => {
    expect(await orgadmin.post('/role/copyRole', { title: 'x' })).toMatchObject({
      code: 'invalid-input',
      msg: 'Please select a role',
    });
    const { id } = await findBuiltIn('Platform administrator');
    expect(await orgadmin.post('/role/copyRole', { id, title: '' })).toMatchObject({
      msg: 'Title is required',
    });
    expect(await orgadmin.post('/role/copyRole', { id, title: 'Mine' })).toMatchObject({ code: '403' });
  });

  it('refuses to delete a role while accounts carry it, and frees nothing that is in use', async () => {
    const role = await create(orgadmin);
    const clerk = await member(orgadmin);
    await orgadmin.post('/role/assignAccounts', { roleId: role.id, accountIds: [clerk.account.accountId] });
    expect(await orgadmin.post('/role/delRole', { id: role.id })).toMatchObject({ code: 'role-in-use' });
    await orgadmin.post('/user/delUser', { id: clerk.account.accountId });
    expect(await orgadmin.post('/role/delRole', { id: role.id })).toMatchObject({ code: '0', data: null });
    expect(await orgadmin.get('/role/getRole', { id: role.id })).toMatchObject({
      code: 'role-does-not-exist',
    });
    expect(await orgadmin.post('/role/delRole', { id: role.id })).toMatchObject({
      code: 'role-does-not-exist',
    });
  });

  it('never leaves an account with a deleted role, however close the two come', async () => {
    const role = await create(orgadmin);
    const clerks = await Promise.all([member(orgadmin), member(orgadmin), member(orgadmin)]);
    const [removed, ...given] = await Promise.all([
      orgadmin.post('/role/delRole', { id: role.id }),
      ...clerks.map((clerk) =>
        orgadmin.post('/role/assignAccounts', { roleId: role.id, accountIds: [clerk.account.accountId] }),
      ),
    ]);
    const isGiven = given.some(({ code }) => code === '0');
    expect(removed.code).toBe(isGiven ? 'role-in-use' : '0');
    expect(given.every(({ code }) => code === (isGiven ? '0' : 'role-does-not-exist'))).toBe(true);
  });
});
