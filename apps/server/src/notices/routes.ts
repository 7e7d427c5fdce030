import { getNoticeCount } from '@mingjian/contract/notices';
import { countUnreadNotices } from '@mingjian/database/notices';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';

export const registerNotices = (app: FastifyInstance): void => {
  register(app, getNoticeCount, ({ db, session, clock }) =>
    countUnreadNotices(db, session.accountId, clock().toISOString()),
  );
};
