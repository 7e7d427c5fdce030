import { MAX_ORGANISATIONS_SHOWN } from '@mingjian/contract/organisations';
import type { Organisation, getOrgList } from '@mingjian/contract/organisations';
import type { OutputOf } from '@mingjian/contract/wire';
import { listOrganisations } from '@mingjian/database/organisations';
import type { OrganisationRow } from '@mingjian/database/organisations';
import { scopeOf } from '../accounts/index.ts';
import type { Call, Session } from '../http/index.ts';
import { isOwnOrAbove } from './own-path.ts';

/** What stands above the topmost organisation within reach is not told. */
const presentOrganisation = (row: OrganisationRow, session: Session): Organisation => ({
  id: row.organisation_id,
  parentId: isTopmost(row, session) ? null : row.parent_id,
  name: row.name,
  status: row.status as Organisation['status'],
  accounts: row.accounts,
  contractId: row.contract_id,
  plan: row.plan_code,
  version: row.version,
  isOwn: isOwnOrAbove(row.organisation_id, session),
});

const isTopmost = (row: OrganisationRow, session: Session): boolean =>
  scopeOf(session) !== '/' && row.organisation_id === session.organisation.id;

/** The tree of the organisations that the administrator reaches. */
export const listOrganisationsInReach = async (
  call: Call<typeof getOrgList>,
): Promise<OutputOf<typeof getOrgList>> => {
  const { db, session, input } = call;
  const { rows, total } = await listOrganisations(db, scopeOf(session), {
    keyword: input.keyword || undefined,
    limit: MAX_ORGANISATIONS_SHOWN,
  });
  const items = rows.map((row) => presentOrganisation(row, session));
  return { items, total, totalIsCapped: total > items.length };
};
