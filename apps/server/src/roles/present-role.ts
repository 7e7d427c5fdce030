import type { Role } from '@mingjian/contract/roles';
import type { RoleRow } from '@mingjian/database/roles';
import type { Session } from '../http/index.ts';

export const presentRole = (row: RoleRow, session: Session): Role => ({
  id: row.role_id,
  title: row.title,
  titleCn: row.title_cn,
  status: row.status as Role['status'],
  isBuiltIn: row.organisation_id === null,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  accounts: row.accounts,
  rights: row.rights,
  version: row.version,
  createdAt: row.created_at,
  isOwn: row.role_id === session.roleId,
  isGivable: row.rights.every((right) => session.rights.has(right)),
});
