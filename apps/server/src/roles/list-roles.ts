import type { listRoles } from '@mingjian/contract/roles';
import type { OutputOf } from '@mingjian/contract/wire';
import { listRoles as readRoles } from '@mingjian/database/roles';
import { requireOrganisation, scopeOf } from '../accounts/index.ts';
import type { Call } from '../http/index.ts';
import { presentRole } from './present-role.ts';

/** The roles that the administrator sees, or may give to accounts of an organisation. */
export const listRolesInReach = async (call: Call<typeof listRoles>): Promise<OutputOf<typeof listRoles>> => {
  const { db, session, input } = call;
  const { page, pageSize, keyword, status, organisationId, forOrganisationId, isGivable } = input;
  const target =
    forOrganisationId === undefined ? null : await requireOrganisation(db, session, forOrganisationId);
  const { rows, total } = await readRoles(db, scopeOf(session), {
    page,
    pageSize,
    keyword,
    organisationId,
    status: isGivable ? 'active' : status,
    forPath: target?.path,
    withinRights: isGivable ? [...session.rights] : undefined,
  });
  const items = rows.map((row) => presentRole(row, session));
  return { items, total, totalIsCapped: false, page, pageSize };
};
