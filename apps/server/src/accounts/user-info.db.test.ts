import type { UserInfo } from '@mingjian/contract/accounts';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  createFirstAdministrator,
  seedDemoAccounts,
} from '@mingjian/database/accounts';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { hashPassword } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedDemoAccounts(server.db, { hashPassword, now: server.clock.now });
});
afterAll(() => server.close());

const logIn = async (username: string, password: string) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/login/submit',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return response.json<{ code: unknown; data: { token: string; mustChangePassword: boolean } | null }>();
};

const infoOf = async (username: string): Promise<UserInfo> => {
  const { data } = await logIn(username, DEMO_PASSWORD);
  return (await server.withToken(data!.token).post<UserInfo>('/user/info')).data!;
};

const codesOf = (info: UserInfo) => info.authorities.map((item) => item.authority);

describe('the demo accounts', () => {
  it('log in with the password that the start prints and can be seeded again without change', async () => {
    await seedDemoAccounts(server.db, { hashPassword, now: server.clock.now });
    const { rows } = await server.db.pool.query(`select username from account where source_type = 'demo'`);
    expect(rows).toHaveLength(DEMO_ACCOUNTS.length);
    for (const { username } of DEMO_ACCOUNTS)
      expect(await logIn(username, DEMO_PASSWORD)).toMatchObject({
        code: 0,
        data: { mustChangePassword: false },
      });
  });

  it('are administrators or not, by plan and package', async () => {
    expect(await infoOf('admin')).toMatchObject({ isAdmin: '1', levelId: 'diy' });
    expect(await infoOf('orgadmin')).toMatchObject({ isAdmin: '1', levelId: 'standard' });
    expect(await infoOf('analyst')).toMatchObject({ isAdmin: '0', levelId: 'premium' });
    expect(await infoOf('basic')).toMatchObject({ isAdmin: '0', levelId: 'basic' });
    expect(await infoOf('trial')).toMatchObject({ isAdmin: '0', levelId: 'test' });
  });

  it('carry 10002, 10003, 10004 while packages A, B, C are active', async () => {
    const packagesOf = async (username: string) =>
      codesOf(await infoOf(username)).filter((code) => /^\d+$/.test(code));
    expect(await packagesOf('analyst')).toEqual(['10002', '10003', '10004']);
    expect(await packagesOf('orgadmin')).toEqual(['10002']);
    expect(await packagesOf('basic')).toEqual([]);
    expect(await packagesOf('trial')).toEqual([]);
  });

  it('have the rights of their roles: only admin manages the platform', async () => {
    expect(codesOf(await infoOf('admin'))).toEqual(
      expect.arrayContaining(['platform.manage', 'user.manage']),
    );
    const orgadmin = codesOf(await infoOf('orgadmin'));
    expect(orgadmin).toContain('user.manage');
    expect(orgadmin).not.toContain('platform.manage');
    const analyst = codesOf(await infoOf('analyst'));
    expect(analyst).toContain('company.search');
    expect(analyst).not.toContain('user.manage');
  });
});

describe('user info', () => {
  it('has every field of the specification', async () => {
    const info = await infoOf('analyst');
    expect(info).toMatchObject({
      id: expect.any(Number),
      username: 'analyst',
      realName: 'Demo Analyst',
      levelId: 'premium',
      status: 'active',
      sourceType: 'demo',
      integration: '',
      jumpCompanyName: '',
      roleId: expect.any(Number),
      isAdmin: '0',
    });
    expect(info.authorities).toContainEqual({ authority: 'rating.view' });
    expect(JSON.stringify(info)).not.toContain('argon2');
  });

  it('names the features that the plan opens', async () => {
    expect((await infoOf('basic')).features).not.toContain('rating-verification');
    expect((await infoOf('analyst')).features).toContain('rating-verification');
  });

  it('shows a package only from its first to its last day', async () => {
    const client = await server.client({ plan: 'basic', packages: ['B'] });
    const codes = async () => codesOf((await client.post<UserInfo>('/user/info')).data!);
    expect(await codes()).toContain('10003');
    await server.db.kysely
      .updateTable('organisation_package')
      .set({ ends_on: '2026-11-19' })
      .where('organisation_id', '=', client.account.organisationId)
      .execute();
    expect(await codes()).not.toContain('10003');
  });

  it('gives no rights of a role that is switched off', async () => {
    const client = await server.client({ rights: ['company.search'] });
    await server.db.kysely
      .updateTable('role')
      .set({ status: 'disabled' })
      .where('role_id', '=', client.account.roleId)
      .execute();
    expect(
      (await client.post<UserInfo>('/user/info')).data?.authorities.filter((item) =>
        item.authority.includes('.'),
      ),
    ).toEqual([]);
  });
});

describe('the first administrator of an empty database', () => {
  it('has a random password, told once, and changes it before anything else', async () => {
    const db = await makeTestDatabase();
    const empty = await makeTestServer(db);
    const made = await createFirstAdministrator(db, { hashPassword, now: empty.clock.now });
    expect(made?.username).toBe('admin');
    expect(made?.password).toMatch(/^[\w-]{20}$/);
    expect(await createFirstAdministrator(db, { hashPassword, now: empty.clock.now })).toBeNull();

    const response = await empty.app.inject({
      method: 'POST',
      url: '/api/login/submit',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(made!).toString(),
    });
    const { data } = response.json<{ data: { token: string; mustChangePassword: boolean } }>();
    expect(data.mustChangePassword).toBe(true);
    const client = empty.withToken(data.token);
    expect(await client.get('/user/getUserList')).toMatchObject({ code: 'password-change-required' });
    const change = {
      currentPassword: made!.password,
      newPassword: 'a better one 1',
      confirmPassword: 'a better one 1',
    };
    expect(await client.post('/user/changePassword', change)).toMatchObject({ code: '0' });
    expect(await client.get('/user/getUserList')).toMatchObject({ code: '0', data: { total: 1 } });
    await empty.close();
  });
});
