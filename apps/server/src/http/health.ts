import { BASE_PATH } from '@mingjian/contract/wire';
import type { FastifyInstance } from 'fastify';

/** `GET /api/health`: 503 with `starting` until the database answers and the schema is there, then `ok`. */
export const registerHealth = (app: FastifyInstance): void => {
  app.get(`${BASE_PATH}/health`, { exposeHeadRoute: false }, async (_request, reply) => {
    const { isReady } = app.context.state;
    return reply
      .code(isReady ? 200 : 503)
      .send({ code: '0', data: { status: isReady ? 'ok' : 'starting' }, msg: '' });
  });
};
