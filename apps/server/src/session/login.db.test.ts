import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeTestServer } from '../http/testing.ts';
import type { Answer, TestAccount, TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase(), { rateLimits: { login: 100_000 } });
});
afterAll(() => server.close());

type Login = Answer<{ token: string; mustChangePassword: boolean }>;
const MINUTE = 60_000;

const logIn = async (
  username: string,
  password: string,
  options: { address?: string; lang?: string } = {},
) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/login/submit',
    remoteAddress: options.address ?? '127.0.0.1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(options.lang ? { lang: options.lang } : {}),
    },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return { status: response.statusCode, ...response.json<Omit<Login, 'status' | 'headers'>>() };
};

const tokenOf = async (account: TestAccount) => {
  const { data } = await logIn(account.username, TEST_PASSWORD);
  return data!.token;
};

const infoCode = async (token: string, headers: Record<string, string> = {}) =>
  (await server.withToken(token, headers).post('/user/info')).code;

describe('logging in', () => {
  it('opens a session by a urlencoded form; the code of success is the number 0', async () => {
    const { username } = await server.makeAccount();
    const answer = await logIn(username, TEST_PASSWORD);
    expect(answer).toMatchObject({ status: 200, code: 0, data: { mustChangePassword: false } });
    expect(await infoCode(answer.data!.token)).toBe('0');
  });

  it('opens a session by a multipart form', async () => {
    const { username } = await server.makeAccount();
    const form = new FormData();
    form.set('username', username);
    form.set('password', TEST_PASSWORD);
    const body = new Response(form);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/login/submit',
      headers: { 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(response.json<Login>()).toMatchObject({ code: 0 });
  });

  it('takes the name whatever its capitals', async () => {
    const { username } = await server.makeAccount();
    expect(await logIn(` ${username.toUpperCase()} `, TEST_PASSWORD)).toMatchObject({ code: 0 });
  });

  it('does not take JSON', async () => {
    const answer = await server.withToken().post('/login/submit', { username: 'x', password: 'y' });
    expect(answer).toMatchObject({ status: 415, code: 'unsupported-media-type' });
  });

  it.each([
    ['', 'secret', 'username', 'Please enter your Username'],
    ['somebody', '', 'password', 'Please enter your Password'],
  ])('asks for what is missing (%j, %j)', async (username, password, field, sentence) => {
    const answer = await logIn(username, password);
    expect(answer).toMatchObject({
      status: 200,
      code: 'invalid-input',
      msg: sentence,
      data: { fields: [{ field, sentence }] },
    });
  });

  it('answers a wrong password and an unknown name with the same words', async () => {
    const { username } = await server.makeAccount();
    const wrong = await logIn(username, 'wrong');
    expect(wrong).toEqual({
      status: 200,
      code: 'login-failed',
      data: null,
      msg: 'Username and Password do not match. Try again.',
    });
    expect(await logIn('nobody-has-this-name', 'wrong')).toEqual(wrong);
    expect((await logIn(username, 'wrong', { lang: 'cn' })).msg).toBe('账号或密码错误');
  });

  it('works as hard for an unknown name as for a wrong password', async () => {
    const { username } = await server.makeAccount();
    // Processor time of this process alone: the clock would also count what other processes do meanwhile.
    const measure = async (name: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 7; turn += 1) {
        const before = process.cpuUsage();
        await logIn(name, 'wrong', { address: `10.1.0.${turn}` });
        const { user, system } = process.cpuUsage(before);
        times.push(user + system);
      }
      return times.sort((a, b) => a - b)[3]!;
    };
    const [known, unknown] = [await measure(username), await measure('nobody-has-this-name')];
    expect(unknown / known).toBeGreaterThan(0.5);
  });

  it('refuses an account that is disabled, over or of a closed organisation, with the right password too', async () => {
    const over = await server.makeAccount({ expiresOn: '2026-11-19' });
    const disabled = await server.makeAccount();
    const closed = await server.makeAccount();
    const { kysely } = server.db;
    await kysely
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('account_id', '=', disabled.accountId)
      .execute();
    await kysely
      .updateTable('organisation')
      .set({ status: 'disabled' })
      .where('organisation_id', '=', closed.organisationId)
      .execute();
    for (const account of [over, disabled, closed])
      expect(await logIn(account.username, TEST_PASSWORD)).toMatchObject({ code: 'login-failed' });
  });
});

describe('wrong passwords', () => {
  it('lock the name for the address after the fifth, for fifteen minutes, and for no other address', async () => {
    const { username } = await server.makeAccount();
    const address = '10.2.0.1';
    for (let turn = 0; turn < 5; turn += 1)
      expect(await logIn(username, 'wrong', { address })).toMatchObject({ code: 'login-failed' });
    expect(await logIn(username, TEST_PASSWORD, { address })).toMatchObject({
      code: 'login-locked',
      msg: 'Too many wrong passwords. Try again in 15 minutes.',
    });
    expect(await logIn(username, TEST_PASSWORD, { address: '10.2.0.2' })).toMatchObject({ code: 0 });
    server.clock.forward(15 * MINUTE - 1);
    expect(await logIn(username, TEST_PASSWORD, { address })).toMatchObject({ code: 'login-locked' });
    server.clock.forward(1);
    expect(await logIn(username, TEST_PASSWORD, { address })).toMatchObject({ code: 0 });
  });

  it('lock a name that does not exist just the same', async () => {
    const address = '10.2.0.3';
    for (let turn = 0; turn < 5; turn += 1) await logIn('no-such-name', 'wrong', { address });
    expect(await logIn('no-such-name', 'wrong', { address })).toMatchObject({ code: 'login-locked' });
  });

  it('are forgotten after the right one', async () => {
    const { username } = await server.makeAccount();
    const address = '10.2.0.4';
    for (let round = 0; round < 2; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) await logIn(username, 'wrong', { address });
      expect(await logIn(username, TEST_PASSWORD, { address })).toMatchObject({ code: 0 });
    }
  });

  it('sent all at once are counted one by one', async () => {
    const { username } = await server.makeAccount();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(username, 'wrong', { address: '10.2.0.5' })),
    );
    const failed = answers.filter(({ code }) => code === 'login-failed');
    const locked = answers.filter(({ code }) => code === 'login-locked');
    expect([failed.length, locked.length]).toEqual([5, 7]);
  });
});

describe('a session', () => {
  it('is not known without a token, with a made-up one or after logout: 401', async () => {
    const token = await tokenOf(await server.makeAccount());
    expect(await infoCode('')).toBe('401');
    expect(await infoCode('A'.repeat(43))).toBe('401');
    expect(await infoCode('not a token')).toBe('401');
    expect(await server.withToken(token).post('/login/logout')).toMatchObject({ code: '0', data: null });
    const answer = await server.withToken(token).post('/user/info');
    expect(answer).toMatchObject({ status: 200, code: '401', msg: 'login timed out, please log in again' });
  });

  it('ends thirty minutes after the last click: 505', async () => {
    const token = await tokenOf(await server.makeAccount());
    server.clock.forward(30 * MINUTE - 1);
    expect(await infoCode(token)).toBe('0');
    server.clock.forward(59_000);
    expect(await infoCode(token)).toBe('0');
    server.clock.forward(30 * MINUTE - 1);
    expect(await infoCode(token)).toBe('0');
    server.clock.forward(30 * MINUTE);
    expect(await infoCode(token)).toBe('505');
    expect(await infoCode(token)).toBe('505');
  });

  it('is not renewed by a background poll', async () => {
    const token = await tokenOf(await server.makeAccount());
    for (let turn = 0; turn < 5; turn += 1) {
      server.clock.forward(6 * MINUTE - 1);
      expect(await infoCode(token, { background: '1' })).toBe('0');
    }
    server.clock.forward(5);
    expect(await infoCode(token, { background: '1' })).toBe('505');
  });

  it('writes the last click at most once a minute', async () => {
    const account = await server.makeAccount();
    const token = await tokenOf(account);
    const start = server.clock.now.getTime();
    const lastClick = async () => {
      const row = await server.db.kysely
        .selectFrom('session')
        .select('last_click_at')
        .where('account_id', '=', account.accountId)
        .executeTakeFirstOrThrow();
      return Date.parse(row.last_click_at) - start;
    };
    server.clock.forward(59_000);
    await infoCode(token);
    expect(await lastClick()).toBe(0);
    server.clock.forward(1_000);
    await infoCode(token);
    expect(await lastClick()).toBe(60_000);
  });

  it('lives twelve hours at most, however busy', async () => {
    const token = await tokenOf(await server.makeAccount());
    for (let turn = 0; turn < 12 * 3 - 1; turn += 1) {
      server.clock.forward(20 * MINUTE);
      expect(await infoCode(token)).toBe('0');
    }
    server.clock.forward(20 * MINUTE);
    expect(await infoCode(token)).toBe('505');
  });

  it('is the oldest of six: it is replaced and hears 505', async () => {
    const account = await server.makeAccount();
    const tokens: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      tokens.push(await tokenOf(account));
      server.clock.forward(1_000);
    }
    expect(await Promise.all(tokens.map((token) => infoCode(token)))).toEqual([
      '505',
      '0',
      '0',
      '0',
      '0',
      '0',
    ]);
  });

  it('ends when the account is disabled', async () => {
    const account = await server.makeAccount();
    const token = await tokenOf(account);
    await server.db.kysely
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('account_id', '=', account.accountId)
      .execute();
    expect(await infoCode(token)).toBe('505');
  });

  it('is stored as a hash: nothing in the table opens it', async () => {
    const account = await server.makeAccount();
    const token = await tokenOf(account);
    const { rows } = await server.db.pool.query('select * from session where account_id = $1', [
      account.accountId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].token_hash).toHaveLength(32);
  });
});
