/** A session ends this long after the last click. */
export const IDLE_LIMIT_MS = 30 * 60_000;
/** A session never lives longer than this. */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * 60_000;
/** The time of the last click is written at most this often. */
export const CLICK_WRITE_INTERVAL_MS = 60_000;
export const MAX_SESSIONS = 5;
/** Sessions are kept this long after they have ended at the latest, so that their tokens hear 505 and not 401. */
const KEEP_ENDED_MS = 7 * 24 * 60 * 60_000;

/** Sessions made before this moment are forgotten. */
export const forgetSessionsBefore = (now: Date): string =>
  new Date(now.getTime() - ABSOLUTE_LIMIT_MS - KEEP_ENDED_MS).toISOString();

export const MAX_WRONG_PASSWORDS = 5;
/** A name is locked for an address this long after the fifth wrong password. */
export const LOCK_MS = 15 * 60_000;
