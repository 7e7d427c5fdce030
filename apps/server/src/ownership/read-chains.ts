import type { ControlChain } from '@mingjian/contract/ownership';
import type { Database } from '@mingjian/database/connection';
import { listSince, loadNeighbourhood, toHoldings } from '@mingjian/database/ownership';
import type { HoldingEdge, Neighbourhood } from '@mingjian/database/ownership';
import { findControlled, findPaths, makeOwnership } from '@mingjian/domain/ownership';
import type { ControlledCompany, PathStep } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { ABOVE } from './read-owners.ts';
import { writeShare } from './write-share.ts';

/** How a controller comes to a company: its votes and share over all paths, and the largest chain of holdings. */
export interface ControlledDetail {
  readonly control: ControlledCompany | undefined;
  readonly percent: string;
  readonly chain: ControlChain;
  /** The day on which the youngest holding of the chain began; null where one carries no date. */
  readonly since: string | null;
  readonly partyIds: readonly number[];
  /** What registers call the holders of the chain. */
  readonly words: readonly HoldingEdge[];
}

const keyOf = (holderId: number, ownedId: number): string => `${holderId} ${ownedId}`;

const readSince = async (
  db: Database,
  above: Neighbourhood,
  steps: readonly PathStep[],
  asAt: AsAt,
): Promise<ReadonlyMap<string, string | null>> => {
  const wanted = new Set(steps.map(({ holder, owned }) => `${holder} ${owned}`));
  const edges = above.edges.filter((edge) => wanted.has(keyOf(edge.holderId, edge.ownedId)));
  const days = await listSince(
    db,
    [...new Set(edges.map(({ ownedId }) => ownedId))],
    edges.flatMap(({ recordIds }) => recordIds),
    asAt,
  );
  const firstOf = ({ ownedId, recordIds }: HoldingEdge): string | null => {
    const found = recordIds.flatMap((id) => days.get(`${ownedId} ${id}`) ?? []);
    return found.length === recordIds.length ? (found.toSorted()[0] ?? null) : null;
  };
  return new Map(edges.map((edge) => [keyOf(edge.holderId, edge.ownedId), firstOf(edge)]));
};

const findLast = (days: readonly (string | null)[]): string | null =>
  days.includes(null)
    ? null
    : (days
        .flatMap((day) => day ?? [])
        .toSorted()
        .at(-1) ?? null);

/** Of a page of companies all that stands above them is read: shares and votes are whole, whatever the way down showed. */
export const readChains = async (
  db: Database,
  controllerId: number,
  companyIds: readonly number[],
  asAt: AsAt,
): Promise<ReadonlyMap<number, ControlledDetail>> => {
  const above = await loadNeighbourhood(db, 'up', companyIds, { ...ABOVE, asAt });
  const ownership = makeOwnership(toHoldings(above));
  const controlled = new Map(findControlled(ownership, controllerId).map((one) => [one.company, one]));
  const found = companyIds.map((id) => ({
    id,
    list: findPaths(ownership, controllerId, id, { mostPaths: 1 }),
  }));
  const allSteps = found.flatMap(({ list }) => list.paths[0]?.steps ?? []);
  const since = await readSince(db, above, allSteps, asAt);
  return new Map(
    found.map(({ id, list }): [number, ControlledDetail] => {
      const chain = (list.paths[0]?.steps ?? []).map(({ holder, owned, percent }) => ({
        holderId: Number(holder),
        ownedId: Number(owned),
        percent: writeShare(percent),
        since: since.get(`${holder} ${owned}`) ?? null,
      }));
      return [
        id,
        {
          control: controlled.get(id),
          percent: writeShare(list.percent),
          chain,
          since: findLast(chain.map((step) => step.since)),
          partyIds: chain.flatMap(({ holderId, ownedId }) => [holderId, ownedId]),
          words: above.edges.filter(({ holderId }) => chain.some((step) => step.holderId === holderId)),
        },
      ];
    }),
  );
};
