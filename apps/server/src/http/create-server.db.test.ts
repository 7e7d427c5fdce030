import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

describe('the HTTP server', () => {
  it('says that it is well', async () => {
    const answer = await server.withToken().get('/health');
    expect(answer).toMatchObject({ status: 200, code: '0', data: { status: 'ok' } });
  });

  it('answers 503 and starting until it is ready', async () => {
    server.app.context.state.isReady = false;
    const answer = await server.withToken().get('/health');
    server.app.context.state.isReady = true;
    expect(answer).toMatchObject({ status: 503, data: { status: 'starting' } });
  });

  it('answers an unknown path under /api with 404 in JSON, in the language of the caller', async () => {
    const answer = await server.withToken('', { lang: 'cn' }).get('/no/such/call');
    expect(answer).toMatchObject({
      status: 404,
      code: 'path-not-found',
      data: null,
      msg: '请求的地址不存在',
    });
  });

  it.each(['/api/%zz', '/%zz', '/..%5c..%5cpackage.json', '/%00'])(
    'answers 404 with its headers to %s, which is no address',
    async (url) => {
      const answer = await server.app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'path-not-found']);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    },
  );

  it('forbids foreign scripts, frames, sniffing and caching', async () => {
    const { headers } = await server.withToken().get('/health');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
});
