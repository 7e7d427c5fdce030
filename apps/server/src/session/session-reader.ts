import type { Database } from '@mingjian/database/connection';
import { endSession, findSession, updateLastClick } from '@mingjian/database/session';
import type { StoredSession } from '@mingjian/database/session';
import { dayInChina } from '@mingjian/domain/calendar';
import type { PlanCatalogue } from '@mingjian/domain/plans';
import { ABSOLUTE_LIMIT_MS, CLICK_WRITE_INTERVAL_MS, IDLE_LIMIT_MS } from './limits.ts';
import { toSession } from './session.ts';
import type { Session } from './session.ts';
import { hashToken, isTokenForm } from './token.ts';

export type FoundSession = Session | { readonly state: 'unknown' } | { readonly state: 'ended' };

export interface SessionReader {
  /** The session of a token. A click renews it, a background call does not. */
  find(token: string | undefined, isBackground: boolean): Promise<FoundSession>;
}

interface ReaderOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly getCatalogue: (edition?: number) => Promise<PlanCatalogue>;
}

const UNKNOWN = { state: 'unknown' } as const;
const ENDED = { state: 'ended' } as const;
const MAX_REMEMBERED = 10_000;

/**
 * Reads sessions. The last click is written at most once a minute; between two writes it is remembered here, so that
 * the idle limit is exact.
 */
export const makeSessionReader = ({ db, clock, getCatalogue }: ReaderOptions): SessionReader => {
  const clicks = new Map<number, number>();

  const lastClickOf = (row: StoredSession) =>
    Math.max(Date.parse(row.last_click_at), clicks.get(row.session_id) ?? 0);

  const remember = (sessionId: number, at: number) => {
    clicks.delete(sessionId);
    clicks.set(sessionId, at);
    const oldest = clicks.keys().next();
    if (clicks.size > MAX_REMEMBERED && !oldest.done) clicks.delete(oldest.value);
  };

  const end = async (row: StoredSession, reason: 'idle' | 'expired', now: Date) => {
    clicks.delete(row.session_id);
    await endSession(db, row.session_id, reason, now.toISOString());
    return ENDED;
  };

  const renew = async (row: StoredSession, now: Date) => {
    remember(row.session_id, now.getTime());
    if (now.getTime() - Date.parse(row.last_click_at) >= CLICK_WRITE_INTERVAL_MS)
      await updateLastClick(db, row.session_id, now.toISOString());
  };

  return {
    find: async (token, isBackground) => {
      if (!token || !isTokenForm(token)) return UNKNOWN;
      const now = clock();
      const row = await findSession(db, hashToken(token), dayInChina(now));
      if (!row) return UNKNOWN;
      if (row.ended_at) return ENDED;
      if (now.getTime() - Date.parse(row.created_at) >= ABSOLUTE_LIMIT_MS) return end(row, 'expired', now);
      if (now.getTime() - lastClickOf(row) >= IDLE_LIMIT_MS) return end(row, 'idle', now);
      if (!isBackground) await renew(row, now);
      return toSession(row, await getCatalogue(row.plan_edition));
    },
  };
};
