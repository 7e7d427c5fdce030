import type { Database } from '@mingjian/database/connection';
import { findAccount, findOrganisation, findRole } from '@mingjian/database/accounts';
import type { KnownAccount } from '@mingjian/database/accounts';
import { ApplicationFailure } from '../http/index.ts';
import type { Session } from '../http/index.ts';
import { scopeOf } from './scope.ts';

/** An account within reach of the administrator; one of another organisation does not exist for him. */
export const requireAccount = async (db: Database, session: Session, id: number) => {
  const account = await findAccount(db, scopeOf(session), id);
  if (!account) throw new ApplicationFailure('account-does-not-exist');
  return account;
};

/** The account as it was looked at: what is changed is that one or none. */
export const toKnown = (
  account: Awaited<ReturnType<typeof requireAccount>>,
  session: Session,
): KnownAccount => ({
  accountId: account.account_id,
  organisationId: account.organisation_id,
  roleId: account.role_id,
  changedBy: session.accountId,
});

/** An organisation within reach. */
export const requireOrganisation = async (db: Database, session: Session, id: number) => {
  const organisation = await findOrganisation(db, scopeOf(session), id);
  if (!organisation) throw new ApplicationFailure('organisation-does-not-exist');
  return organisation;
};

/**
 * A role within reach that carries no right which the administrator does not have himself, for an account at `path`: it
 * is built-in or belongs to an organisation at or above the account's, so that nobody below decides over those above.
 */
export const requireRole = async (db: Database, session: Session, id: number, path: string) => {
  const role = await findRole(db, scopeOf(session), id);
  if (!role || role.status !== 'active') throw new ApplicationFailure('role-does-not-exist');
  if (!role.rights.every((right) => session.rights.has(right))) throw new ApplicationFailure('403');
  if (!path.startsWith(role.organisation_path ?? '/')) throw new ApplicationFailure('role-outside');
  return role;
};

/**
 * An administrator may change another account only when its present role gives nothing that the administrator lacks:
 * nobody takes over a stronger account by resetting its password.
 */
export const requireNotStronger = async (db: Database, session: Session, roleId: number): Promise<void> => {
  const role = await findRole(db, '/', roleId);
  if (!role?.rights.every((right) => session.rights.has(right))) throw new ApplicationFailure('403');
};
