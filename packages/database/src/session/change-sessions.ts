import { sql } from 'kysely';
import type { Database } from '../connection/index.ts';

export type EndReason = 'idle' | 'expired' | 'replaced' | 'revoked';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly address: string;
  /** What the browser says of itself. */
  readonly userAgent?: string;
  /** ISO instant. */
  readonly at: string;
  /** Sessions clicked before this instant no longer count as open. */
  readonly idleBefore: string;
  readonly maxSessions: number;
  /** The password that was found right, as it is stored: no session when it was changed meanwhile. */
  readonly passwordHash?: string;
}

/**
 * Opens a session; beyond `maxSessions` open ones of the account the oldest are ended as replaced. False when the account
 * or its password is no longer what let it in.
 */
export const createSession = (db: Database, draft: NewSession): Promise<boolean> =>
  db.kysely.transaction().execute(async (tx) => {
    // The row lock lets two logins of one account at the same moment count each other, and a change of password wait.
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from account where account_id = ${draft.accountId} and deleted_at is null
      for update`.execute(tx);
    const stored = rows[0]?.password_hash;
    if (stored === undefined || stored !== (draft.passwordHash ?? stored)) return false;
    await tx
      .insertInto('session')
      .values({
        token_hash: draft.tokenHash,
        account_id: draft.accountId,
        created_at: draft.at,
        last_click_at: draft.at,
        ended_at: null,
        end_reason: null,
        address: draft.address,
        user_agent: draft.userAgent ?? '',
      })
      .execute();
    await sql`
      update session set ended_at = ${draft.at}, end_reason = 'replaced'
      where session_id in (
        select session_id from session
        where account_id = ${draft.accountId} and ended_at is null and last_click_at > ${draft.idleBefore}
        order by created_at desc, session_id desc offset ${draft.maxSessions}
      )`.execute(tx);
    return true;
  });

/** Writes the time of the last click. */
export const updateLastClick = async (db: Database, sessionId: number, at: string): Promise<void> => {
  await db.pool.query({
    name: 'update-last-click',
    text: 'update session set last_click_at = $2 where session_id = $1 and ended_at is null',
    values: [sessionId, at],
  });
};

/** Ends one session; its token answers 505 from now on. */
export const endSession = async (db: Database, sessionId: number, reason: EndReason, at: string) => {
  await db.kysely
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Ends the sessions of an account, but for the one that stays, and answers how many. */
export const endSessionsOfAccount = async (
  db: Database,
  accountId: number,
  at: string,
  exceptSessionId: number | null = null,
): Promise<number> => {
  const { numUpdatedRows } = await db.kysely
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'revoked' })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(exceptSessionId !== null, (query) => query.where('session_id', '!=', exceptSessionId))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Forgets a session after logout; its token is unknown from now on (401). */
export const deleteSession = async (db: Database, sessionId: number): Promise<void> => {
  await db.kysely.deleteFrom('session').where('session_id', '=', sessionId).execute();
};

/** Forgets sessions made before the instant, ended or not. */
export const deleteOldSessions = async (db: Database, createdBefore: string): Promise<void> => {
  await db.kysely.deleteFrom('session').where('created_at', '<', createdBefore).execute();
};
