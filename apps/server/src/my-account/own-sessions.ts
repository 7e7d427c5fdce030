import type { OwnSession, listOwnSessions, revokeSession } from '@mingjian/contract/my-account';
import { listOpenSessions, revokeSessionOf } from '@mingjian/database/session';
import { describeDevice } from '@mingjian/domain/my-account';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from '../session/limits.ts';

/** The open sessions of the account, the one that asks first. */
export const showSessions = async (call: Call<typeof listOwnSessions>): Promise<OwnSession[]> => {
  const { db, session, clock } = call;
  const now = clock().getTime();
  const rows = await listOpenSessions(db, session.accountId, {
    createdAfter: new Date(now - ABSOLUTE_LIMIT_MS).toISOString(),
    clickedAfter: new Date(now - IDLE_LIMIT_MS).toISOString(),
  });
  const sessions = rows.map((row) => ({
    id: row.session_id,
    ...describeDevice(row.user_agent),
    address: row.address,
    createdAt: row.created_at,
    lastClickAt: row.last_click_at,
    isCurrent: row.session_id === session.sessionId,
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};

/** Ends another session of the account; one of somebody else does not exist. */
export const revokeOwnSession = async (call: Call<typeof revokeSession>): Promise<null> => {
  const { db, session, input, clock } = call;
  if (input.sessionId === session.sessionId) throw new ApplicationFailure('session-is-current');
  const isEnded = await revokeSessionOf(db, session.accountId, input.sessionId, clock().toISOString());
  if (!isEnded) throw new ApplicationFailure('session-does-not-exist');
  return null;
};
