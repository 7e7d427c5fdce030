import type { submitLogin } from '@mingjian/contract/session';
import type { OutputOf } from '@mingjian/contract/wire';
import { findLoginAccount } from '@mingjian/database/accounts';
import type { LoginAccount } from '@mingjian/database/accounts';
import { createSession, deleteOldAttempts } from '@mingjian/database/session';
import { dayInChina } from '@mingjian/domain/calendar';
import { isPasswordRight } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { PublicCall } from '../http/index.ts';
import { guardPassword } from './guard-password.ts';
import { IDLE_LIMIT_MS, LOCK_MS, MAX_SESSIONS } from './limits.ts';
import { hashToken, makeToken } from './token.ts';

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

const mayLogIn = (account: LoginAccount, today: string): boolean =>
  account.status === 'active' &&
  account.organisation_status === 'active' &&
  (account.expires_on === null || account.expires_on >= today);

/** Checks name and password and opens a session; every refusal reads the same and takes as long. */
export const logIn = async (call: PublicCall<typeof submitLogin>): Promise<OutputOf<typeof submitLogin>> => {
  const { db, clock, address, input, identify, userAgent } = call;
  const now = clock();
  const at = now.toISOString();
  const check = async () => {
    const account = await findLoginAccount(db, input.username);
    const isRight = await isPasswordRight(input.password, account?.password_hash ?? null);
    return isRight && account && mayLogIn(account, dayInChina(now)) ? account : null;
  };
  const failure = () => new ApplicationFailure('login-failed');
  const account = await guardPassword({ db, clock, address, name: input.username, check, failure });
  identify({ accountId: account.account_id, organisationId: account.organisation_id });
  const token = makeToken();
  await deleteOldAttempts(db, ago(now, LOCK_MS));
  const isOpened = await createSession(db, {
    tokenHash: hashToken(token),
    accountId: account.account_id,
    address,
    userAgent,
    at,
    idleBefore: ago(now, IDLE_LIMIT_MS),
    maxSessions: MAX_SESSIONS,
    passwordHash: account.password_hash,
  });
  if (!isOpened) throw failure();
  return { token, mustChangePassword: account.must_change_password };
};
