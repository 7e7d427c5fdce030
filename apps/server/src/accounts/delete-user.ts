import type { delUser } from '@mingjian/contract/accounts';
import { deleteAccount } from '@mingjian/database/accounts';
import { releaseQuotas } from '@mingjian/database/quotas';
import { endSessionsOfAccount } from '@mingjian/database/session';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { requireAccount, requireNotStronger } from './require-target.ts';

/** Deletes an account within reach; its sessions end. */
export const deleteUser = async (call: Call<typeof delUser>): Promise<null> => {
  const { db, session, input, clock } = call;
  const found = await requireAccount(db, session, input.id);
  if (input.id === session.accountId) throw new ApplicationFailure('account-is-own');
  await requireNotStronger(db, session, found.role_id);
  const at = clock().toISOString();
  await deleteAccount(db, input.id, at);
  await releaseQuotas(db, { accountId: input.id, changedBy: session.accountId, at });
  await endSessionsOfAccount(db, input.id, at);
  return null;
};
