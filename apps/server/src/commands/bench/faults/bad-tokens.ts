import type { Database } from '@mingjian/database/connection';
import { createSession } from '@mingjian/database/session';
import { hashToken, makeToken } from '../../../session/token.ts';
import type { Random } from '../search/random.ts';

const DAY_MS = 86_400_000;

export type DrawBadToken = (random: Random) => string | null;

/** Tokens that open nothing: none, made up, cut, ended, the stored hash itself, and what is no token at all. */
export const makeBadTokens = async (
  db: Database,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<DrawBadToken> => {
  const expired = makeToken();
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await createSession(db, {
    tokenHash: hashToken(expired),
    accountId,
    address: '127.0.0.1',
    at: yesterday,
    idleBefore: yesterday,
    maxSessions: 100,
  });
  const live = makeToken();
  const at = now.toISOString();
  const session = { accountId, tokenHash: hashToken(live), address: '127.0.0.1', at, idleBefore: at };
  await createSession(db, { ...session, maxSessions: 100 });
  const tokens = [
    null,
    '',
    expired,
    live.slice(0, -1),
    `${live}A`,
    live.toUpperCase(),
    hashToken(live).toString('base64url'),
    hashToken(live).toString('hex'),
    "' or 1=1 --",
    'A'.repeat(43),
    'x'.repeat(9_000),
    '{"token":true}',
    '__proto__',
  ];
  return (random) => (random.chance(1 / 4) ? makeToken() : random.pick(tokens));
};
