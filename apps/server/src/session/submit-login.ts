import type { submitLogin } from '@mingjian/contract/session';
import type { OutputOf } from '@mingjian/contract/wire';
import { findLoginAccount } from '@mingjian/database/accounts';
import type { LoginAccount } from '@mingjian/database/accounts';
import type { Database } from '@mingjian/database/connection';
import { createSession, deleteOldAttempts, deleteOldSessions } from '@mingjian/database/session';
import { isPasswordRight } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { PublicCall } from '../http/index.ts';
import { guardPassword } from './guard-password.ts';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS, KEEP_ENDED_MS, LOCK_MS, MAX_SESSIONS } from './limits.ts';
import { hashToken, makeToken } from './token.ts';

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

const mayLogIn = (account: LoginAccount, today: string): boolean =>
  account.status === 'active' &&
  account.organisation_status === 'active' &&
  (account.expires_on === null || account.expires_on >= today);

const forgetOld = async (db: Database, now: Date) => {
  await deleteOldSessions(db, ago(now, ABSOLUTE_LIMIT_MS + KEEP_ENDED_MS));
  await deleteOldAttempts(db, ago(now, LOCK_MS));
};

/** Checks name and password and opens a session; every refusal reads the same and takes as long. */
export const logIn = async (call: PublicCall<typeof submitLogin>): Promise<OutputOf<typeof submitLogin>> => {
  const { db, clock, address, input, identify } = call;
  const now = clock();
  const at = now.toISOString();
  const check = async () => {
    const account = await findLoginAccount(db, input.username);
    const isRight = await isPasswordRight(input.password, account?.password_hash ?? null);
    return isRight && account && mayLogIn(account, at.slice(0, 10)) ? account : null;
  };
  const failure = () => new ApplicationFailure('login-failed');
  const account = await guardPassword({ db, clock, address, name: input.username, check, failure });
  identify({ accountId: account.account_id, organisationId: account.organisation_id });
  const token = makeToken();
  await forgetOld(db, now);
  await createSession(db, {
    tokenHash: hashToken(token),
    accountId: account.account_id,
    address,
    at,
    idleBefore: ago(now, IDLE_LIMIT_MS),
    maxSessions: MAX_SESSIONS,
  });
  return { token, mustChangePassword: account.must_change_password };
};
