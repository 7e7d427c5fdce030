import type { assignAccounts, removeAccounts } from '@mingjian/contract/roles';
import type { OutputOf } from '@mingjian/contract/wire';
import { giveRole } from '@mingjian/database/roles';
import type { GiftOutcome } from '@mingjian/database/roles';
import { scopeOf } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { requireVisibleRole, requireWithinOwn } from './require-role.ts';

type Assign = Call<typeof assignAccounts>;
type Remove = Call<typeof removeAccounts>;
type Given = OutputOf<typeof assignAccounts>;

const FAILURE_OF = {
  unknown: 'account-does-not-exist',
  stronger: '403',
  outside: 'role-outside',
  gone: 'role-does-not-exist',
} as const satisfies Record<Exclude<GiftOutcome, 'given'>, string>;

const give = async (
  { db, session, input, clock }: Assign | Remove,
  roleId: number,
  fromRoleId?: number,
): Promise<Given> => {
  if (input.accountIds.includes(session.accountId)) throw new ApplicationFailure('role-is-own');
  const role = await requireVisibleRole(db, session, roleId);
  if (role.status !== 'active') throw new ApplicationFailure('role-does-not-exist');
  requireWithinOwn(role, session);
  const outcome = await giveRole(db, scopeOf(session), {
    accountIds: input.accountIds,
    roleId,
    fromRoleId,
    rights: [...session.rights],
    rolePath: role.organisation_path ?? '/',
    at: clock().toISOString(),
  });
  if (outcome !== 'given') throw new ApplicationFailure(FAILURE_OF[outcome]);
  return { accounts: new Set(input.accountIds).size };
};

/** Gives accounts within reach a role. */
export const giveRoleTo = (call: Assign): Promise<Given> => give(call, call.input.roleId);

/** Takes accounts out of a role: they get the other one. */
export const exchangeRole = async (call: Remove): Promise<Given> => {
  const { db, session, input } = call;
  await requireVisibleRole(db, session, input.roleId);
  return give(call, input.toRoleId, input.roleId);
};
