import { ENDPOINTS } from '@mingjian/contract/endpoints';
import { listRights } from '@mingjian/contract/wire';
import type { Endpoint } from '@mingjian/contract/wire';
import { makeTestDatabase } from '@mingjian/database/testing';
import { findRight } from '@mingjian/domain/permissions';
import { ADD_ON_PACKAGES, isOpen } from '@mingjian/domain/plans';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '../features.ts';
import { makeTestServer } from './testing.ts';
import type { TestServer } from './testing.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Record<string, unknown>>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

const routes: string[] = [];
let server: TestServer;
let document: Document;

beforeAll(async () => {
  const watch = (route: RouteOptions) => {
    // The files of the models are no calls: they stand beside the web app's own files.
    if (route.url.startsWith('/models/')) return;
    routes.push(...[route.method].flat().map((method) => `${method} ${route.url}`));
  };
  server = await makeTestServer(await makeTestDatabase(), {}, [
    (app) => app.addHook('onRoute', watch),
    ...FEATURES,
  ]);
  document = (await server.app.inject('/api/openapi.json')).json<Document>();
});
afterAll(() => server.close());

const table = ENDPOINTS.map(({ method, path }) => `${method} /api${path}`);

const packagesFor = (endpoint: Endpoint): readonly string[] => {
  const features = listRights(endpoint).flatMap((code) => findRight(code)?.feature ?? []);
  const opens = (item: (typeof ADD_ON_PACKAGES)[number]) =>
    features.some((code) => isOpen(item.grants[code]));
  return ADD_ON_PACKAGES.filter(opens).map((item) => item.code);
};

describe('the endpoint table', () => {
  it('is registered in full, and nothing else is', () => {
    expect([...routes].sort()).toEqual([...table].sort());
  });

  it('names each call once, as /noun/verbNoun', () => {
    expect(new Set(table).size).toBe(table.length);
    for (const { path } of ENDPOINTS) expect(path).toMatch(/^\/[a-z][a-zA-Z]*\/[a-z][a-zA-Z]*$/);
  });

  it('holds the eleven calls of the specification with their methods, and logout', () => {
    expect(table).toEqual(
      expect.arrayContaining([
        'POST /api/login/submit',
        'POST /api/user/info',
        'GET /api/menu/getMenuListByName',
        'GET /api/menu/getMenuList',
        'POST /api/menu/editMenu',
        'POST /api/menu/delMenu',
        'GET /api/user/getUserList',
        'POST /api/user/editUser',
        'POST /api/user/delUser',
        'POST /api/user/resetPassword',
        'POST /api/user/getNoticeCount',
        'POST /api/login/logout',
      ]),
    );
  });

  it('asks for rights that exist, and lists them where they depend on the input', () => {
    const codes = ENDPOINTS.flatMap(listRights);
    expect(codes.filter((code) => !findRight(code))).toEqual([]);
    const unlisted = ENDPOINTS.filter((item) => typeof item.right === 'function' && !item.rights?.length);
    expect(unlisted).toEqual([]);
  });

  it('answers 401 for every call that is not public, whatever the input', async () => {
    for (const { method, path, right, accepts } of ENDPOINTS) {
      if (right === null) continue;
      const client = server.withToken();
      const body = accepts?.includes('multipart') ? new FormData() : {};
      const answer = method === 'GET' ? await client.get(path) : await client.post(path, body);
      expect(answer, path).toMatchObject({ status: 200, code: '401', data: null });
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every call and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(described.sort()).toEqual([...table].sort());
  });

  it('says of each call who may call it, what it costs and which package opens it', () => {
    for (const endpoint of ENDPOINTS) {
      const { method, path, quota } = endpoint;
      const operation = document.paths[`/api${path}`]![method.toLowerCase()]!;
      const isPublic = endpoint.right === null;
      expect([operation['x-public'] ?? false, operation['x-right'] === undefined], path).toEqual([
        isPublic,
        isPublic,
      ]);
      expect(operation['x-quota'], path).toBe(quota);
      expect(operation['x-package'] ?? [], path).toEqual(packagesFor(endpoint));
    }
    expect(document.paths['/api/rating/getRating']!['get']).toMatchObject({
      'x-right': 'rating.view',
      'x-package': ['A'],
    });
    expect(document.paths['/api/company/getProfile']!['get']).toMatchObject({ 'x-quota': 'online-report' });
    expect(document.paths['/api/user/info']!['post']).toMatchObject({ 'x-right': 'session' });
  });

  it('follows every reference', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    const names = references.map((text) => text.slice(8, -1).replace('#/components/schemas/', ''));
    expect(names).toContain('MenuEntry');
    for (const name of names) expect(document.components.schemas).toHaveProperty([name]);
  });

  it('shows the login with the forms it takes and the number 0', () => {
    const login = document.paths['/api/login/submit']!['post'] as {
      requestBody: { content: object };
      responses: { 200: { content: { 'application/json': { schema: { properties: { code: unknown } } } } } };
    };
    expect(Object.keys(login.requestBody.content)).toEqual([
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]);
    expect(login.responses[200].content['application/json'].schema.properties.code).toEqual({ const: 0 });
  });

  it('has a page to read it, without inline script', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/);
    for (const [, path] of page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g))
      expect((await server.app.inject(path!)).statusCode).toBe(200);
  });
});
