import { submitDemoRequest } from '@mingjian/contract/demo-requests';
import { createDemoRequest } from '@mingjian/database/demo-requests';
import type { FastifyInstance } from 'fastify';
import { registerPublic } from '../http/index.ts';

export const registerDemoRequests = (app: FastifyInstance): void => {
  registerPublic(app, submitDemoRequest, async ({ db, clock, language, input }) => {
    await createDemoRequest(db, { ...input, language, at: clock().toISOString() });
    return null;
  });
};
