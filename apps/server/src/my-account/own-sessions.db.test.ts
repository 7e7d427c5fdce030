import type { OwnSession } from '@mingjian/contract/my-account';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PASSWORD, makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const MINUTE = 60_000;
const list = async (client: TestClient) => (await client.get<OwnSession[]>('/user/listOwnSessions')).data!;
const infoOf = async (client: TestClient) => (await client.post('/user/info')).code;
const pair = async () => {
  const account = await server.makeAccount();
  return [await server.signIn(account), await server.signIn(account)] as const;
};

it('lists the open sessions with device, address and times, the one that asks first and marked', async () => {
  const account = await server.makeAccount();
  const here = await server.signIn(account);
  server.clock.forward(MINUTE);
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await server.app.inject({
    method: 'POST',
    url: '/api/login/submit',
    remoteAddress: '10.0.0.9',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': firefox },
    payload: new URLSearchParams({ username: account.username, password: TEST_PASSWORD }).toString(),
  });
  const sessions = await list(here);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ isCurrent: true, address: '127.0.0.1', browser: null });
  expect(sessions[1]).toMatchObject({
    isCurrent: false,
    address: '10.0.0.9',
    browser: 'Firefox',
    system: 'Linux',
    createdAt: '2026-11-20T08:01:00.000Z',
  });
});

it('leaves out sessions that are over: idle, ended, and those of others', async () => {
  const [here, elsewhere] = await pair();
  await server.client();
  server.clock.forward(29 * MINUTE);
  expect(await infoOf(here)).toBe('0');
  server.clock.forward(2 * MINUTE);
  expect(await list(here)).toHaveLength(1);
  expect(await infoOf(elsewhere)).toBe('505');
});

it('a revoked session hears 505, and the one that revoked it goes on', async () => {
  const [here, elsewhere] = await pair();
  const other = (await list(here)).find((session) => !session.isCurrent)!;
  expect(await here.post('/user/revokeSession', { sessionId: other.id })).toMatchObject({ code: '0' });
  expect(await infoOf(elsewhere)).toBe('505');
  expect(await infoOf(here)).toBe('0');
  expect(await here.post('/user/revokeSession', { sessionId: other.id })).toMatchObject({
    code: 'session-does-not-exist',
  });
});

it('all others end at once', async () => {
  const [here, elsewhere] = await pair();
  const stranger = await server.client();
  expect(await here.post('/user/revokeOtherSessions')).toMatchObject({ code: '0', data: { ended: 1 } });
  expect([await infoOf(here), await infoOf(elsewhere), await infoOf(stranger)]).toEqual(['0', '505', '0']);
});

it('does not end the own session, nor that of anybody else, an administrator neither', async () => {
  const [here] = await pair();
  const own = (await list(here))[0]!;
  expect(await here.post('/user/revokeSession', { sessionId: own.id })).toMatchObject({
    code: 'session-is-current',
  });
  const admin = await server.client({ type: 'administrator', role: 'platform-administrator' });
  for (const client of [admin, await server.client()])
    expect(await client.post('/user/revokeSession', { sessionId: own.id })).toMatchObject({
      code: 'session-does-not-exist',
    });
  expect(await infoOf(here)).toBe('0');
});

it.each([[{}], [{ sessionId: 'x' }], [{ sessionId: -1 }]])('refuses %j', async (input) => {
  const client = await server.client();
  expect(await client.post('/user/revokeSession', input)).toMatchObject({ code: 'invalid-input' });
});

it('needs a session', async () => {
  const nobody = server.withToken();
  expect(await nobody.get('/user/listOwnSessions')).toMatchObject({ code: '401' });
  for (const path of ['/user/revokeSession', '/user/revokeOtherSessions'])
    expect(await nobody.post(path, { sessionId: 1 })).toMatchObject({ code: '401' });
});
