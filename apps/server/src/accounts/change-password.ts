import type { changePassword } from '@mingjian/contract/accounts';
import { getPasswordHash, updatePassword } from '@mingjian/database/accounts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { guardPassword } from '../session/guard-password.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';

/** Changes the own password; the other sessions of the account end. Guessing the current one locks like a login. */
export const changeOwnPassword = async (call: Call<typeof changePassword>): Promise<null> => {
  const { db, clock, address, session, input } = call;
  const check = async () => {
    const isRight = await isPasswordRight(
      input.currentPassword,
      await getPasswordHash(db, session.accountId),
    );
    return isRight ? true : null;
  };
  const failure = () => new ApplicationFailure('current-password-wrong');
  await guardPassword({
    db,
    clock,
    address,
    name: `password of account ${session.accountId}`,
    check,
    failure,
  });
  const at = clock().toISOString();
  const passwordHash = await hashPassword(input.newPassword);
  await updatePassword(db, session.accountId, {
    passwordHash,
    mustChange: false,
    at,
    exceptSessionId: session.sessionId,
  });
  return null;
};
