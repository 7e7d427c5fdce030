import * as contract from '@mingjian/contract/my-account';
import { endSessionsOfAccount } from '@mingjian/database/session';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { sendCode } from './mobile-code.ts';
import { makeOutboxGateway } from './mobile-gateway.ts';
import type { MobileGateway } from './mobile-gateway.ts';
import { changeOwnProfile, showOwnProfile } from './own-profile.ts';
import { revokeOwnSession, showSessions } from './own-sessions.ts';
import { showUsageRecords } from './usage-records.ts';

/** Codes to mobile numbers go through `gateway`: the outbox unless an installation has another one. */
export const registerMyAccount = (
  app: FastifyInstance,
  gateway: MobileGateway = makeOutboxGateway(app.context.db),
): void => {
  register(app, contract.getOwnProfile, showOwnProfile);
  register(app, contract.editOwnProfile, changeOwnProfile);
  register(app, contract.sendMobileCode, (call) => sendCode(call, gateway));
  register(app, contract.listOwnSessions, showSessions);
  register(app, contract.revokeSession, revokeOwnSession);
  register(app, contract.revokeOtherSessions, async ({ db, session, clock }) => ({
    ended: await endSessionsOfAccount(db, session.accountId, clock().toISOString(), session.sessionId),
  }));
  register(app, contract.listUsageRecords, showUsageRecords);
};
