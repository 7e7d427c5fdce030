import type { resetPassword } from '@mingjian/contract/accounts';
import type { OutputOf } from '@mingjian/contract/wire';
import { updatePassword } from '@mingjian/database/accounts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { requireAccount, requireNotStronger } from './require-target.ts';

/** Gives an account within reach a password to start with; its sessions end and the next login must change it. */
export const resetUserPassword = async (
  call: Call<typeof resetPassword>,
): Promise<OutputOf<typeof resetPassword>> => {
  const { db, session, input, clock } = call;
  const found = await requireAccount(db, session, input.id);
  // Who is at a signed-in screen may not be its owner: the own password is changed by naming it.
  if (input.id === session.accountId) throw new ApplicationFailure('account-is-own');
  await requireNotStronger(db, session, found.role_id);
  const password = input.password ?? makePassword();
  const at = clock().toISOString();
  await updatePassword(db, input.id, { passwordHash: await hashPassword(password), mustChange: true, at });
  return { id: input.id, password: input.password === undefined ? password : null };
};
