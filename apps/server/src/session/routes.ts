import { logout, submitLogin } from '@mingjian/contract/session';
import { deleteSession } from '@mingjian/database/session';
import type { FastifyInstance } from 'fastify';
import { register, registerPublic } from '../http/index.ts';
import { logIn } from './submit-login.ts';

export const registerSession = (app: FastifyInstance): void => {
  registerPublic(app, submitLogin, logIn);
  register(app, logout, async ({ db, session }) => {
    await deleteSession(db, session.sessionId);
    return null;
  });
};
