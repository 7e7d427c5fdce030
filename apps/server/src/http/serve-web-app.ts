import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '@mingjian/contract/wire';
import { presentFailure } from './envelopes.ts';
import { languageOf } from './language.ts';

/** Vite puts a hash into these names, so a file never changes under its name. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

const isApiPath = (url: string) => url === BASE_PATH || url.startsWith(`${BASE_PATH}/`);
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

/** A path of the web app itself: read by a person, and no file that could be missing. */
const isScreen = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !/\.[^/]+$/.test(pathOf(request));

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(presentFailure('path-not-found', languageOf(request)));

/** Serves the built web app; every screen's path gets its `index.html`, an unknown `/api` path a 404 in JSON. */
export const serveWebApp = async (app: FastifyInstance, webRoot: string | undefined): Promise<void> => {
  const hasWebApp = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (hasWebApp)
    await app.register(fastifyStatic, {
      root: webRoot,
      cacheControl: false,
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          HASHED.test(path.replace(/\.(br|gz)$/, '')) ? IMMUTABLE : REVALIDATE,
        ),
    });
  app.setNotFoundHandler((request, reply) => {
    if (!hasWebApp || isApiPath(pathOf(request)) || !isScreen(request)) return answerNotFound(request, reply);
    return reply.sendFile('index.html');
  });
};
