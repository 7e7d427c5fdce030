import type { editUser } from '@mingjian/contract/accounts';
import type { OutputOf } from '@mingjian/contract/wire';
import { countSubAccounts, createAccount, updateAccount } from '@mingjian/database/accounts';
import { releaseQuotas } from '@mingjian/database/quotas';
import { dayInChina } from '@mingjian/domain/calendar';
import { toLimit } from '@mingjian/domain/plans';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeSerialiser } from '../session/serialise.ts';
import { getContractGrants } from './contract-grants.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { requireAccount, requireNotStronger, requireOrganisation, requireRole } from './require-target.ts';
import { asKnownFailure } from './known-failure.ts';

type EditUser = Call<typeof editUser>;
type Edited = OutputOf<typeof editUser>;

// Two accounts made at the same moment must count each other against the plan.
const onePerContract = makeSerialiser();

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
  const passwordHash = await hashPassword(password);
  const id = await onePerContract(String(organisation.contract_id), async () => {
    await requireRoom(call, organisation.contract_id);
    return createAccount(db, {
      ...toAccount(call),
      organisationId: organisation.organisation_id,
      passwordHash,
      mustChangePassword: true,
      sourceType: 'administrator',
    });
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
  if (!keepsPlace || input.roleId !== found.role_id)
    await requireRole(db, session, input.roleId, organisation.path);
  const staysAsItIs =
    input.status === 'active' &&
    input.roleId === found.role_id &&
    (input.expiresOn ?? null) === found.expires_on &&
    keepsPlace;
  if (id === session.accountId && input.roleId !== found.role_id) throw new ApplicationFailure('role-is-own');
  // Nobody locks himself out, so there always is a platform administrator.
  if (!staysAsItIs && id === session.accountId) throw new ApplicationFailure('account-is-own');
  await onePerContract(String(organisation.contract_id), async () => {
    if (organisation.contract_id !== found.contract_id) await requireRoom(call, organisation.contract_id);
    await updateAccount(db, id, {
      ...toAccount(call),
      organisationId: organisation.organisation_id,
      // What a signed-in screen was built on is no longer so.
      endsSessions: !staysAsItIs || input.type !== found.type,
    });
    if (organisation.contract_id !== found.contract_id)
      await releaseQuotas(db, {
        accountId: id,
        changedBy: session.accountId,
        at: call.clock().toISOString(),
      });
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
const requireRoom = async ({ db, clock }: EditUser, contractId: number): Promise<void> => {
  const grants = await getContractGrants(db, contractId, dayInChina(clock()));
  const limit = toLimit(grants['maximum-sub-accounts']);
  if (limit !== null && (await countSubAccounts(db, contractId)) >= limit)
    throw new ApplicationFailure('sub-account-limit', { limit });
};
