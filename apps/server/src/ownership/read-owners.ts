import { findCompanyHead } from '@mingjian/database/companies';
import type { CompanyRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { findControlRecords, findParties, loadNeighbourhood, toHoldings } from '@mingjian/database/ownership';
import type { ControlRecords, Neighbourhood, OwnershipParty } from '@mingjian/database/ownership';
import { findHeads, makeOwnership } from '@mingjian/domain/ownership';
import type { Heads, Ownership } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { ApplicationFailure } from '../http/index.ts';

/** All that stands above a company, read whole: shares are of all holders, whatever a picture shows of them. */
export interface OwnersAbove {
  readonly head: CompanyRow;
  readonly above: Neighbourhood;
  readonly parties: ReadonlyMap<number, OwnershipParty>;
  readonly control: ControlRecords;
  readonly ownership: Ownership;
  readonly heads: Heads;
}

/** Deeper than any chain that was ever registered for a reason; twenty round trips at most. */
export const ABOVE = { depth: 20, mostSiblings: 500, mostParties: 5_000 } as const;

export const getHead = async (db: Database, companyId: number, asAt: AsAt): Promise<CompanyRow> => {
  const head = await findCompanyHead(db, companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  return head;
};

export const readOwners = async (db: Database, companyId: number, asAt: AsAt): Promise<OwnersAbove> => {
  const head = await getHead(db, companyId, asAt);
  const above = await loadNeighbourhood(db, 'up', [head.company_id], { ...ABOVE, asAt });
  const ids = [...above.levels.keys()];
  const [parties, control] = await Promise.all([
    findParties(db, ids, above.edges, asAt),
    findControlRecords(db, [head.company_id], ids, above.edges, asAt),
  ]);
  const ownership = makeOwnership(toHoldings(above));
  const heads = findHeads(ownership, {
    concerts: control.concerts,
    isStop: (id) => typeof id === 'number' && (parties.get(id)?.isStop ?? false),
  });
  return { head, above, parties, control, ownership, heads };
};
