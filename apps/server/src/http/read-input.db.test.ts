import { endpoint } from '@mingjian/contract/wire';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '../features.ts';
import { register } from './index.ts';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

const MAX_FILE_BYTES = 1_000;
const upload = endpoint({
  method: 'POST',
  path: '/test/upload',
  summary: 'Takes a file',
  input: z.object({ note: z.string(), file: z.file() }),
  output: z.object({ name: z.string(), size: z.number(), note: z.string() }),
  right: 'session',
  rate: 'write',
  accepts: ['multipart'],
  maxFileBytes: MAX_FILE_BYTES,
});
const download = endpoint({
  method: 'GET',
  path: '/test/download',
  summary: 'Answers with a file',
  input: z.object({ name: z.string() }),
  output: z.file(),
  right: 'session',
  rate: 'read',
});
const registerFiles = (app: FastifyInstance): void => {
  register(app, upload, async ({ input: { note, file } }) => ({ name: file.name, size: file.size, note }));
  register(app, download, async ({ input }) => new File([Uint8Array.from([0, 1, 255])], input.name));
};

let server: TestServer;
beforeAll(async () => {
  const features = [...FEATURES, registerFiles];
  server = await makeTestServer(await makeTestDatabase(), { logLevel: 'silent' }, features);
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

  it('is named at most a hundred times, so that no answer is longer than its question', async () => {
    const broken = Object.fromEntries(Array.from({ length: 5_000 }, (_, place) => [`${place}`, '\0']));
    const analyst = await server.client();
    const { data } = await analyst.post<{ fields: unknown[] }>('/user/info', broken);
    expect(data?.fields).toHaveLength(100);
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

describe('a file', () => {
  const makeForm = (file: File | string) => {
    const form = new FormData();
    form.append('note', '备注');
    form.append('file', file);
    return form;
  };

  it('arrives with its name and its bytes', async () => {
    const analyst = await server.client();
    const form = makeForm(new File([new Uint8Array(900)], '客户名单.xlsx'));
    expect(await analyst.post('/test/upload', form)).toMatchObject({
      code: '0',
      data: { name: '客户名单.xlsx', size: 900, note: '备注' },
    });
  });

  it('that is larger than the call takes arrives cut behind the limit', async () => {
    const analyst = await server.client();
    const form = makeForm(new File([new Uint8Array(3_000_000)], 'a.xlsx'));
    expect(await analyst.post('/test/upload', form)).toMatchObject({ data: { size: MAX_FILE_BYTES + 1 } });
  });

  it('is missing where a text stands in its place, and refused where no file is taken', async () => {
    const analyst = await server.client();
    expect(await analyst.post('/test/upload', makeForm('text'))).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'file' }] },
    });
    const login = await server.withToken().post('/login/submit', makeForm(new File(['x'], 'a')));
    expect(login.code).not.toBe('0');
  });
});

describe('an answer that is a file', () => {
  const ask = (token: string, query: Record<string, string>) =>
    server.app.inject({ url: '/api/test/download', query, headers: { token } });

  it('passes through with its name and its bytes', async () => {
    const { token } = await server.client();
    const answer = await ask(token, { name: "客户 'A' (1).xlsx" });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''%E5%AE%A2%E6%88%B7%20%27A%27%20%281%29.xlsx`,
      'cache-control': 'no-store',
    });
    expect([...answer.rawPayload]).toEqual([0, 1, 255]);
  });

  it('is refused in the envelope', async () => {
    const { token } = await server.client();
    expect((await ask(token, {})).json()).toMatchObject({ code: 'invalid-input' });
    expect((await ask('x', { name: 'a' })).json()).toMatchObject({ code: '401' });
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
