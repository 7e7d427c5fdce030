import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

const HTML = '<!doctype html><script type="module" src="/assets/app.js"></script>';
let webRoot: string;
let plain: TestServer;
let secure: TestServer;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'mingjian-web-'));
  await writeFile(join(webRoot, 'index.html'), HTML);
  const db = await makeTestDatabase();
  plain = await makeTestServer(db, { webRoot, publicUrl: 'http://mingjian.example' });
  secure = await makeTestServer(db, { webRoot, publicUrl: 'https://mingjian.example' });
});
afterAll(async () => {
  await Promise.all([plain.close(), secure.close()]);
  await rm(webRoot, { recursive: true });
});

const PAGES = ['/', '/system/home', '/api/docs'];
const OTHERS = [
  '/api/docs/docs.js',
  '/api/openapi.json',
  '/api/health',
  '/api/no/such',
  '/api/%zz',
  '/x.map',
];
const CALLS = ['/api/user/info', '/api/company/getProfile', '/api/login/submit'];

describe.each([...PAGES, ...OTHERS, ...CALLS])('%s', (url) => {
  it('is answered with the headers, without a cookie and to no other origin', async () => {
    const headers = { origin: 'https://other.example', cookie: 'token=x' };
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const answer = await plain.app.inject({ method, url, headers });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:)/);
      expect(policy).toMatch(
        /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
      );
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(
        Object.keys(answer.headers).filter((name) => /^(set-cookie|access-control-)/.test(name)),
      ).toEqual([]);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
    }
  });

  it('asks for https ever after where the public address is https', async () => {
    const { headers } = await secure.app.inject(url);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});

it.each(PAGES)('no script stands in the page %s itself, and nothing of it handles an event', async (url) => {
  const { body, headers } = await plain.app.inject(url);
  expect(headers['content-type']).toContain('text/html');
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|\son[a-z]+=|javascript:/i);
});

it.each([...CALLS, '/api/health', '/api/no/such'])('%s is never kept by a cache', async (url) => {
  const { headers } = await plain.app.inject(url);
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cx',
  '//etc/passwd',
])('%s leads to no file outside the folder of the web app', async (url) => {
  const { body } = await plain.app.inject(url);
  expect(body === HTML || body.includes('path-not-found')).toBe(true);
});
