import type { delRole } from '@mingjian/contract/roles';
import { deleteRole } from '@mingjian/database/roles';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { requireChangeableRole } from './require-role.ts';

/** Deletes a role that no account carries, wherever the account stands. */
export const removeRole = async ({ db, session, input, clock }: Call<typeof delRole>): Promise<null> => {
  const role = await requireChangeableRole(db, session, input.id);
  const outcome = await deleteRole(db, role.role_id, clock().toISOString());
  if (outcome === 'in-use') throw new ApplicationFailure('role-in-use');
  if (outcome === 'gone') throw new ApplicationFailure('role-does-not-exist');
  return null;
};
