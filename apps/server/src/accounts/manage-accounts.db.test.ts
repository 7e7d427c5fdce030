import type { Account } from '@mingjian/contract/accounts';
import { getBuiltInRoleId } from '@mingjian/database/accounts';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';

interface Page {
  readonly items: readonly Account[];
  readonly total: number;
}

let server: TestServer;
let platform: TestClient & { account: TestAccount };
let orgadmin: TestClient & { account: TestAccount };
let foreign: TestAccount;
let analystRole: number;
let counter = 0;

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ type: 'administrator', role: 'platform-administrator' });
  foreign = await server.makeAccount({ username: 'foreign-user' });
  analystRole = await getBuiltInRoleId(server.db, 'analyst');
});
afterAll(() => server.close());

beforeEach(async () => {
  orgadmin = await server.client({ type: 'administrator', role: 'organisation-administrator' });
});

const draft = (changes: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    number: `A-${counter}`,
    username: `colleague-${counter}`,
    realName: 'New Colleague',
    email: 'colleague@example.com',
    roleId: analystRole,
    ...changes,
  };
};

const create = async (client: TestClient, changes: Record<string, unknown> = {}) =>
  client.post<{ id: number; password: string | null }>('/user/editUser', draft(changes));

const list = async (client: TestClient, query: Record<string, unknown> = {}) =>
  (await client.get<Page>('/user/getUserList', query)).data!;

const logIn = (username: string, password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/login/submit',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });

describe('listing accounts', () => {
  it('shows an administrator the own organisation and those under it, nothing else', async () => {
    const childId = await server.makeOrganisation({ parentId: orgadmin.account.organisationId });
    const child = await server.makeAccount({ organisationId: childId });
    const { items } = await list(orgadmin);
    expect(new Set(items.map((item) => item.id))).toEqual(
      new Set([orgadmin.account.accountId, child.accountId]),
    );
  });

  it('does not show an organisation the accounts above it or beside it', async () => {
    const childId = await server.makeOrganisation({ parentId: orgadmin.account.organisationId });
    const childAdmin = await server.client({
      organisationId: childId,
      type: 'administrator',
      role: 'organisation-administrator',
    });
    expect((await list(childAdmin)).items.map((item) => item.id)).toEqual([childAdmin.account.accountId]);
    const query = { organisationId: foreign.organisationId };
    expect(await list(childAdmin, query)).toMatchObject({ items: [], total: 0 });
  });

  it('shows the platform administrator all, by pages and filters', async () => {
    const found = await list(platform, { keyword: 'FOREIGN-us' });
    expect(found).toMatchObject({ total: 1, items: [{ id: foreign.accountId, isAdmin: '0' }] });
    const first = await list(platform, { page: 1, pageSize: 2 });
    const second = await list(platform, { page: 2, pageSize: 2 });
    expect(first.items).toHaveLength(2);
    expect(first.items.map((item) => item.id)).not.toContain(second.items[0]?.id);
    const administrators = await list(platform, { type: 'administrator', pageSize: 100 });
    expect(administrators.items.length).toBeGreaterThan(1);
    expect(administrators.items.every((item) => item.isAdmin === '1')).toBe(true);
  });

  it('takes % and _ in a keyword for what they are', async () => {
    expect((await list(platform, { keyword: '%' })).total).toBe(0);
  });

  it('never lets a password hash out', async () => {
    expect(JSON.stringify(await list(platform))).not.toMatch(/argon2|password/i);
  });

  it('refuses a page size over 100 and an account without the right', async () => {
    expect(await platform.get('/user/getUserList', { pageSize: 101 })).toMatchObject({
      code: 'invalid-input',
    });
    const analyst = await server.client();
    expect(await analyst.get('/user/getUserList')).toMatchObject({
      code: '403',
      msg: 'no access permission',
    });
  });
});

describe('creating an account', () => {
  it('makes a first password, told once, that has to be changed', async () => {
    const { data, code } = await create(orgadmin);
    expect(code).toBe('0');
    const [made] = (await list(orgadmin, { keyword: `colleague-${counter}` })).items;
    expect(made).toMatchObject({ id: data!.id, type: 'basic', isAdmin: '0', status: 'active' });
    expect((await logIn(made!.username, data!.password!)).json()).toMatchObject({
      code: 0,
      data: { mustChangePassword: true },
    });
  });

  it('keeps every field of an account, and shows it with its role in words', async () => {
    const fields = {
      number: 'A-2026-7',
      username: 'every-field',
      realName: 'Li Hua',
      alias: 'Hua',
      mobile: '13800138000',
      email: 'li.hua@example.com',
      type: 'administrator',
      expiresOn: '2027-06-30',
      status: 'disabled',
    };
    expect(await create(orgadmin, fields)).toMatchObject({ code: '0' });
    expect((await list(orgadmin, { keyword: 'every-field' })).items).toMatchObject([
      { ...fields, isAdmin: '1', roleId: analystRole, roleTitle: 'Analyst' },
    ]);
  });

  it('takes the password that the administrator chose', async () => {
    const { data } = await create(orgadmin, { password: 'chosen one 1', confirmPassword: 'chosen one 1' });
    expect(data?.password).toBeNull();
    expect((await logIn(`colleague-${counter}`, 'chosen one 1')).json()).toMatchObject({ code: 0 });
  });

  it.each([
    [{ number: ' ' }, 'number', 'Account number is required'],
    [{ username: '' }, 'username', 'Account name is required'],
    [{ roleId: undefined }, 'roleId', 'Please select a role'],
    [{ email: 'not an address' }, 'email', 'Please enter a valid email address'],
    [
      { password: 'one password', confirmPassword: 'another one' },
      'confirmPassword',
      'Password and confirmed password must be consistent',
    ],
  ])('refuses %o', async (changes, field, sentence) => {
    const answer = await create(orgadmin, changes);
    expect(answer).toMatchObject({ code: 'invalid-input', data: { fields: [{ field, sentence }] } });
  });

  it('refuses a name or number that is taken, whatever its capitals', async () => {
    await create(orgadmin, { username: 'taken-name', number: 'taken-number' });
    expect(await create(orgadmin, { username: 'TAKEN-name' })).toMatchObject({ code: 'account-name-taken' });
    expect(await create(orgadmin, { number: 'taken-number' })).toMatchObject({ code: 'account-name-taken' });
  });

  it('refuses an organisation out of reach and a role that gives more than one has', async () => {
    const elsewhere = await create(orgadmin, { organisationId: foreign.organisationId });
    expect(elsewhere).toMatchObject({ code: 'organisation-does-not-exist' });
    const stronger = await create(orgadmin, { roleId: platform.account.roleId });
    expect(stronger).toMatchObject({ code: '403' });
    expect(await create(orgadmin, { roleId: 999_999 })).toMatchObject({ code: 'role-does-not-exist' });
  });

  it('stops at the number of sub-accounts that the plan allows, also when asked ten times at once', async () => {
    const admin = await server.client({
      plan: 'basic',
      type: 'administrator',
      role: 'organisation-administrator',
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(admin)));
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'sub-account-limit')).toHaveLength(8);
  });
});

describe('changing an account', () => {
  it('changes what is given', async () => {
    const { data } = await create(orgadmin);
    const changed = draft({ id: data!.id, realName: 'Other Name', alias: 'Nick', expiresOn: '2027-01-31' });
    expect(await orgadmin.post('/user/editUser', changed)).toMatchObject({
      code: '0',
      data: { password: null },
    });
    const { items } = await list(orgadmin, { keyword: 'Other Name' });
    expect(items).toMatchObject([{ id: data!.id, alias: 'Nick', expiresOn: '2027-01-31' }]);
  });

  it('ends the sessions of an account that is disabled', async () => {
    const member = await server.client({ organisationId: orgadmin.account.organisationId });
    const change = draft({ id: member.account.accountId, status: 'disabled' });
    expect(await orgadmin.post('/user/editUser', change)).toMatchObject({ code: '0' });
    expect(await member.post('/user/info')).toMatchObject({ code: '505' });
  });

  it('does not reach an account of another organisation', async () => {
    const change = draft({ id: foreign.accountId });
    expect(await orgadmin.post('/user/editUser', change)).toMatchObject({ code: 'account-does-not-exist' });
    expect(await orgadmin.post('/user/delUser', { id: foreign.accountId })).toMatchObject({
      code: 'account-does-not-exist',
    });
    expect(await orgadmin.post('/user/resetPassword', { id: foreign.accountId })).toMatchObject({
      code: 'account-does-not-exist',
    });
    expect((await logIn('foreign-user', TEST_PASSWORD)).json()).toMatchObject({ code: 0 });
  });

  it('does not let a weaker administrator take over a stronger account of the same organisation', async () => {
    const { organisationId } = platform.account;
    const weaker = await server.client({ organisationId, rights: ['user.manage'] });
    const id = platform.account.accountId;
    expect(await weaker.post('/user/resetPassword', { id })).toMatchObject({ code: '403' });
    expect(await weaker.post('/user/delUser', { id })).toMatchObject({ code: '403' });
    const own = await weaker.post('/user/editUser', draft({ id, roleId: weaker.account.roleId }));
    expect(own).toMatchObject({ code: '403' });
  });

  it('does not let an administrator disable, end, move or delete himself', async () => {
    const id = orgadmin.account.accountId;
    const disabled = draft({ id, roleId: orgadmin.account.roleId, status: 'disabled' });
    expect(await orgadmin.post('/user/editUser', disabled)).toMatchObject({ code: 'account-is-own' });
    const ended = draft({ id, roleId: orgadmin.account.roleId, expiresOn: '2020-01-01' });
    expect(await orgadmin.post('/user/editUser', ended)).toMatchObject({ code: 'account-is-own' });
    expect(await orgadmin.post('/user/delUser', { id })).toMatchObject({ code: 'account-is-own' });
  });
});

describe('deleting and resetting', () => {
  it('deletes: the sessions end, the login fails, the name is free again', async () => {
    const member = await server.client({ organisationId: orgadmin.account.organisationId });
    const { accountId: id, username } = member.account;
    expect(await orgadmin.post('/user/delUser', { id })).toMatchObject({ code: '0', data: null });
    expect(await member.post('/user/info')).toMatchObject({ code: '505' });
    expect((await logIn(username, TEST_PASSWORD)).json()).toMatchObject({ code: 'login-failed' });
    expect((await list(orgadmin)).items.map((item) => item.id)).not.toContain(id);
    expect(await create(orgadmin, { username })).toMatchObject({ code: '0' });
  });

  it('resets: a new password that has to be changed, and the sessions end', async () => {
    const member = await server.client({ organisationId: orgadmin.account.organisationId });
    const { accountId: id, username } = member.account;
    const { data } = await orgadmin.post<{ password: string }>('/user/resetPassword', { id });
    expect(await member.post('/user/info')).toMatchObject({ code: '505' });
    expect((await logIn(username, data!.password)).json()).toMatchObject({
      code: 0,
      data: { mustChangePassword: true },
    });
  });

  it('does not reset the own password: that one is changed by naming it', async () => {
    const id = orgadmin.account.accountId;
    expect(await orgadmin.post('/user/resetPassword', { id })).toMatchObject({ code: 'account-is-own' });
    expect(await orgadmin.post('/user/info')).toMatchObject({ code: '0' });
  });

  it('refuses passwords that are not consistent', async () => {
    const input = { id: foreign.accountId, password: 'one password', confirmPassword: 'two passwords' };
    expect(await platform.post('/user/resetPassword', input)).toMatchObject({
      code: 'invalid-input',
      msg: 'Password and confirmed password must be consistent',
    });
  });

  it('refuses accounts without the right', async () => {
    const analyst = await server.client();
    for (const [path, input] of [
      ['/user/editUser', draft()],
      ['/user/delUser', { id: foreign.accountId }],
      ['/user/resetPassword', { id: foreign.accountId }],
    ] as const)
      expect(await analyst.post(path, input), path).toMatchObject({ code: '403' });
  });
});
