import type { delUser } from '@mingjian/contract/accounts';
import { deleteAccount } from '@mingjian/database/accounts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { asKnownFailure } from './known-failure.ts';
import { requireAccount, requireNotStronger, toKnown } from './require-target.ts';

/** Deletes an account within reach; its sessions end. */
export const deleteUser = async (call: Call<typeof delUser>): Promise<null> => {
  const { db, session, input, clock } = call;
  const found = await requireAccount(db, session, input.id);
  if (input.id === session.accountId) throw new ApplicationFailure('account-is-own');
  await requireNotStronger(db, session, found.role_id);
  await asKnownFailure(deleteAccount(db, toKnown(found, session), clock().toISOString()));
  return null;
};
