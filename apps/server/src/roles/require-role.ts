import type { Database } from '@mingjian/database/connection';
import { findRoleInScope } from '@mingjian/database/roles';
import type { RoleRow } from '@mingjian/database/roles';
import { scopeOf } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Session } from '../http/index.ts';

/** A built-in role or one of an organisation within reach; any other does not exist for the administrator. */
export const requireVisibleRole = async (db: Database, session: Session, id: number): Promise<RoleRow> => {
  const role = await findRoleInScope(db, scopeOf(session), id);
  if (!role) throw new ApplicationFailure('role-does-not-exist');
  return role;
};

/** A role that gives nothing beyond what the administrator has. */
export const requireWithinOwn = ({ rights }: RoleRow, session: Session): void => {
  if (!rights.every((right) => session.rights.has(right))) throw new ApplicationFailure('403');
};

/** A role that the administrator may change: not built-in, not the own one, not a stronger one. */
export const requireChangeableRole = async (db: Database, session: Session, id: number) => {
  const role = await requireVisibleRole(db, session, id);
  if (role.organisation_id === null) throw new ApplicationFailure('role-is-built-in');
  if (role.role_id === session.roleId) throw new ApplicationFailure('role-is-own');
  requireWithinOwn(role, session);
  return role;
};
