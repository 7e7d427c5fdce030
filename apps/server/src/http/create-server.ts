import { REQUEST_TIMEOUT_MS } from '@mingjian/contract/wire';
import type { Database } from '@mingjian/database/connection';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { FEATURES } from '../features.ts';
import { readPlanCatalogue } from '../plans/catalogue-cache.ts';
import { makeSessionReader } from '../session/session-reader.ts';
import { makeLogBuffer } from '../system-log/log-buffer.ts';
import { answerFailure } from './answer-failure.ts';
import { BODY_LIMIT_BYTES, addBodyParsers } from './body-parsers.ts';
import type { Clock, ServerContext, ServerEnvironment } from './context.ts';
import { registerDescription } from './describe-calls.ts';
import { describeFault } from './describe-fault.ts';
import { registerHealth } from './health.ts';
import { languageOf } from './language.ts';
import { makeRateLimiter } from './rate-limiter.ts';
import { addSecurityHeaders, makeSecurityHeaders } from './security-headers.ts';
import { answerNotFound, serveWebApp } from './serve-web-app.ts';

export interface CreateServerOptions {
  readonly db: Database;
  readonly environment?: ServerEnvironment;
  readonly clock?: Clock;
  /** False: every call but health answers 503 until `app.context.state.isReady` is set. */
  readonly isReady?: boolean;
  /** What is registered; every feature unless a test brings its own. */
  readonly features?: readonly ((app: FastifyInstance) => void)[];
}

/** Under the minute that the client waits, so that it hears 504 rather than nothing. */
const CALL_TIMEOUT_MS = REQUEST_TIMEOUT_MS - 5_000;

const systemClock: Clock = () => new Date();

const makeContext = (
  app: FastifyInstance,
  options: Required<Omit<CreateServerOptions, 'features'>>,
): ServerContext => {
  const { db, clock, environment, isReady } = options;
  const getCatalogue = (edition?: number) => readPlanCatalogue(db, edition);
  return {
    db,
    clock,
    environment,
    getCatalogue,
    sessions: makeSessionReader({ db, clock, getCatalogue }),
    limiter: makeRateLimiter(clock, environment.rateLimits),
    log: makeLogBuffer(db, (error) => app.log.error(error)),
    state: { isReady },
  };
};

/** The HTTP server with every endpoint, ready for `listen` or `inject`. Closing it leaves the database open. */
export const createServer = async ({
  db,
  environment = {},
  clock = systemClock,
  isReady = true,
  features = FEATURES,
}: CreateServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: environment.logLevel ?? 'error', serializers: { err: describeFault } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: environment.callTimeoutMs ?? CALL_TIMEOUT_MS,
    trustProxy: environment.trustProxy ?? false,
    // Whoever sends a request byte by byte does not hold its connection for ever.
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // An address that is none (`/%zz`): no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      void answerNotFound(request, reply.headers(makeSecurityHeaders(environment.publicUrl)));
    },
  });
  const context = makeContext(app, { db, environment, clock, isReady });
  app.decorate('context', context);
  app.addHook('onClose', () => context.log.close());
  addSecurityHeaders(app, environment.publicUrl);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: Error, request, reply) => {
    const answer = answerFailure(error, languageOf(request));
    if (answer.isFault) request.log.error(error);
    return reply.code(answer.status).send(answer.body);
  });
  await addBodyParsers(app);
  registerHealth(app);
  registerDescription(app);
  for (const registerFeature of features) registerFeature(app);
  await serveWebApp(app, environment.webRoot);
  return app;
};
