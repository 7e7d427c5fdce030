import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@mingjian/contract/endpoints';
import { makeOpenApi } from '@mingjian/contract/openapi';
import { BASE_PATH } from '@mingjian/contract/wire';
import type { FastifyInstance } from 'fastify';

const FOLDER = join(import.meta.dirname, 'docs-page');
const FILES = [
  ['', 'index.html', 'text/html; charset=utf-8'],
  ['/docs.css', 'docs.css', 'text/css; charset=utf-8'],
  ['/docs.js', 'docs.js', 'text/javascript; charset=utf-8'],
] as const;

const API_VERSION = '0.1.0';

/** `GET /api/openapi.json`, made from the endpoint table, and `GET /api/docs`, a page that reads it. */
export const registerDescription = (app: FastifyInstance): void => {
  let document: string | null = null;
  app.get(`${BASE_PATH}/openapi.json`, { exposeHeadRoute: false }, async (_request, reply) => {
    document ??= JSON.stringify(makeOpenApi(ENDPOINTS, API_VERSION));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  for (const [path, file, type] of FILES)
    app.get(`${BASE_PATH}/docs${path}`, { exposeHeadRoute: false }, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(readFileSync(join(FOLDER, file))),
    );
};
