import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase(), { logLevel: 'silent' });
});
afterAll(() => server.close());

const NUL = String.fromCharCode(0);
const HALF_A_PAIR = String.fromCharCode(0xd840);

describe('an input that the database could not store', () => {
  it('is refused in a query', async () => {
    const analyst = await server.client();
    expect(await analyst.get('/company/suggestCompanies', { keyword: `华${NUL}安` })).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'keyword', rule: 'wrong-type' }] },
    });
  });

  it.each([NUL, HALF_A_PAIR])('is refused in a body, and the system log goes on', async (sign) => {
    const administrator = await server.client({ role: 'platform-administrator', type: 'administrator' });
    const menu = { path: '/a', title: `A${sign}`, authority: null };
    expect(await administrator.post('/menu/editMenu', menu)).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'title', rule: 'wrong-type' }] },
    });
    await server.app.context.log.flush();
    const { rows } = await server.db.pool.query(
      `select code from system_log where account_id = $1 and action = '/menu/editMenu'`,
      [administrator.account.accountId],
    );
    expect(rows).toEqual([{ code: 'invalid-input' }]);
  });

  it('is refused however deep it lies', async () => {
    const analyst = await server.client();
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/info',
      headers: { token: analyst.token, 'content-type': 'application/json' },
      payload: deep,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([200, 'invalid-input']);
  });

  it('is refused in the name of a login', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/login/submit',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=a%00b&password=x',
    });
    expect(answer.json()).toMatchObject({ code: 'invalid-input', data: { fields: [{ field: 'username' }] } });
  });
});

describe('a form that is none', () => {
  it.each([
    ['multipart/form-data', 'abc'],
    ['multipart/form-data; boundary=x', 'no parts at all'],
  ])('%s with %j is an input that does not fit', async (type, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/login/submit',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([200, 'invalid-input']);
  });
});

describe('a day', () => {
  it('of the year 0000 is none', async () => {
    const analyst = await server.client();
    expect(await analyst.get('/company/getProfile', { companyId: 1, asAt: '0000-01-01' })).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'asAt', rule: 'too-small' }] },
    });
    expect(await analyst.get('/company/getProfile', { companyId: 1, asAt: '0001-01-01' })).toMatchObject({
      code: 'company-does-not-exist',
    });
  });
});
