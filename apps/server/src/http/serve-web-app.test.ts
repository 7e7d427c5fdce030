import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mingjian-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Mingjian</title>');
  writeFileSync(join(root, 'assets/index-BdT3x_9a.js'), 'export {};');
  writeFileSync(join(root, '.built-from'), 'a hash');
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = Fastify();
  await serveWebApp(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('serving the web app', () => {
  it.each(['/', '/login', '/system/credit/profile?companyId=7', '/no/such/screen'])(
    'answers %s with the page of the app, to be asked for anew each time',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Mingjian</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('lets a file with a hash in its name be kept for good, another one not', async () => {
    const script = await app.inject('/assets/index-BdT3x_9a.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
    });
    expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/index-Old12345.js', '/.built-from', '/api', '/api/nothing', '/api/nothing.json'])(
    'answers %s with 404 in JSON',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'path-not-found', data: null });
    },
  );

  it('answers 404 to a POST on a screen', async () => {
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  it('does not leave its folder', async () => {
    const answer = await app.inject('/assets/..%2f..%2f..%2fetc%2fpasswd');
    expect(answer.body).not.toContain('root:');
  });

  it('answers 404 to everything while there is no build', async () => {
    const bare = Fastify();
    await serveWebApp(bare, undefined);
    expect((await bare.inject('/login')).statusCode).toBe(404);
    await bare.close();
  });
});
