import type { Database } from '../connection/index.ts';

export interface OpenSession {
  readonly session_id: number;
  readonly created_at: string;
  readonly last_click_at: string;
  readonly address: string;
  readonly user_agent: string;
}

interface Limits {
  /** ISO instants: sessions made or clicked before them no longer count as open. */
  readonly createdAfter: string;
  readonly clickedAfter: string;
}

/** The open sessions of an account, the last used first. */
export const listOpenSessions = async (
  db: Database,
  accountId: number,
  { createdAfter, clickedAfter }: Limits,
): Promise<readonly OpenSession[]> => {
  const { rows } = await db.pool.query<OpenSession>({
    name: 'list-open-sessions',
    text: `select session_id, created_at, last_click_at, address, user_agent from session
      where account_id = $1 and ended_at is null and created_at > $2 and last_click_at > $3
      order by last_click_at desc, session_id desc`,
    values: [accountId, createdAfter, clickedAfter],
  });
  return rows;
};

/** Ends an open session of the account; false when it has none with this id. */
export const revokeSessionOf = async (
  db: Database,
  accountId: number,
  sessionId: number,
  at: string,
): Promise<boolean> => {
  const { rowCount } = await db.pool.query({
    name: 'revoke-session-of',
    text: `update session set ended_at = $3, end_reason = 'revoked'
      where session_id = $1 and account_id = $2 and ended_at is null`,
    values: [sessionId, accountId, at],
  });
  return rowCount === 1;
};
