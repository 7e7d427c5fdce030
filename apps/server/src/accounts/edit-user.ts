import type { editUser } from '@mingjian/contract/accounts';
import type { OutputOf } from '@mingjian/contract/wire';
import { createAccount, updateAccount } from '@mingjian/database/accounts';
import { dayInChina } from '@mingjian/domain/calendar';
import { toLimit } from '@mingjian/domain/plans';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { getContractGrants } from './contract-grants.ts';
import { hashPassword, makePassword } from './passwords.ts';
import {
  requireAccount,
  requireNotStronger,
  requireOrganisation,
  requireRole,
  toKnown,
} from './require-target.ts';
import { asKnownFailure } from './known-failure.ts';

type EditUser = Call<typeof editUser>;
type Edited = OutputOf<typeof editUser>;

/** Creates an account (no id) or changes one, within the organisations that the administrator reaches. */
export const createOrUpdateUser = (call: EditUser): Promise<Edited> =>
  asKnownFailure(call.input.id === undefined ? createUser(call) : updateUser(call, call.input.id));

const createUser = async (call: EditUser): Promise<Edited> => {
  const { db, session, input } = call;
  const organisation = await requireOrganisation(
    db,
    session,
    input.organisationId ?? session.organisation.id,
  );
  await requireRole(db, session, input.roleId, organisation.path);
  const password = input.password ?? makePassword();
  const id = await createAccount(db, {
    ...toAccount(call),
    organisationId: organisation.organisation_id,
    mostRights: [...session.rights],
    room: await findRoom(call, organisation.contract_id),
    passwordHash: await hashPassword(password),
    mustChangePassword: true,
    sourceType: 'administrator',
  });
  return { id, password: input.password === undefined ? password : null };
};

const updateUser = async (call: EditUser, id: number): Promise<Edited> => {
  const { db, session, input } = call;
  const found = await requireAccount(db, session, id);
  await requireNotStronger(db, session, found.role_id);
  const organisation = await requireOrganisation(db, session, input.organisationId ?? found.organisation_id);
  const keepsPlace = organisation.organisation_id === found.organisation_id;
  // A role that somebody above gave, and that is out of reach here, may stay.
  const keepsRole = keepsPlace && input.roleId === found.role_id;
  if (!keepsRole) await requireRole(db, session, input.roleId, organisation.path);
  const staysAsItIs =
    input.status === 'active' &&
    input.type === found.type &&
    (input.expiresOn ?? null) === found.expires_on &&
    keepsRole;
  if (id === session.accountId && input.roleId !== found.role_id) throw new ApplicationFailure('role-is-own');
  // Nobody locks himself out, so there always is a platform administrator.
  if (!staysAsItIs && id === session.accountId) throw new ApplicationFailure('account-is-own');
  const leavesContract = organisation.contract_id !== found.contract_id;
  await updateAccount(db, toKnown(found, session), {
    ...toAccount(call),
    organisationId: organisation.organisation_id,
    mostRights: keepsRole ? undefined : [...session.rights],
    room: leavesContract ? await findRoom(call, organisation.contract_id) : undefined,
    leavesContract,
    // What a signed-in screen was built on is no longer so.
    endsSessions: !staysAsItIs,
  });
  return { id, password: null };
};

const toAccount = ({ input, clock }: EditUser) => ({
  roleId: input.roleId,
  type: input.type,
  number: input.number,
  username: input.username,
  realName: input.realName ?? input.username,
  alias: input.alias,
  mobile: input.mobile,
  email: input.email,
  status: input.status,
  expiresOn: input.expiresOn ?? null,
  at: clock().toISOString(),
});

/** A contract has one administrator and as many sub-accounts as its plan allows. */
const findRoom = async ({ db, clock }: EditUser, contractId: number) => {
  const grants = await getContractGrants(db, contractId, dayInChina(clock()));
  return { contractId, most: toLimit(grants['maximum-sub-accounts']) };
};
