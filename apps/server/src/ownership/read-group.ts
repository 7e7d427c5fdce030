import type { Database } from '@mingjian/database/connection';
import { loadControlled, toHoldings } from '@mingjian/database/ownership';
import { findControlled, findGroups, findHeads, findParty, makeOwnership } from '@mingjian/domain/ownership';
import type { OwnershipGroup, PartyId } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import type { OwnersAbove } from './read-owners.ts';

const isNumber = (id: PartyId): id is number => typeof id === 'number';

/** Who stands at the top of the company by majorities; bodies of the state do not. */
const listTops = ({ head, ownership, control, parties }: OwnersAbove): readonly number[] => {
  const isStop = (id: PartyId) => isNumber(id) && (parties.get(id)?.isStop ?? false);
  const rules = { concerts: control.concerts, isStop, areStopsHeads: false };
  const heads = findHeads(ownership, rules);
  const company = findParty(ownership, head.company_id);
  if (company === -1) return [head.company_id];
  const top = heads.findHead(company);
  const { ids, size } = ownership.graph;
  if (top < size) return [ids[top]].filter((id) => id !== undefined).filter(isNumber);
  return (heads.concerts.concerts[top - size]?.members ?? []).filter(isNumber);
};

export interface FoundGroup {
  readonly group: OwnershipGroup | null;
  /** All that controllers and group have of the votes of a member, percent. */
  readonly votes: ReadonlyMap<PartyId, number>;
  readonly isCut: boolean;
}

/** The group of a company from the edges themselves: up to whoever commands it, and down from there by majorities. */
export const readGroup = async (db: Database, owners: OwnersAbove, asAt: AsAt): Promise<FoundGroup> => {
  const below = await loadControlled(db, listTops(owners), asAt);
  const edges = new Map(
    [...owners.above.edges, ...below.edges].map((edge) => [`${edge.holderId} ${edge.ownedId}`, edge]),
  );
  const ownership = makeOwnership(toHoldings({ edges: [...edges.values()], rests: owners.above.rests }));
  const groups = findGroups(ownership, {
    concerts: owners.control.concerts,
    isStop: (id) => isNumber(id) && (owners.parties.get(id)?.isStop ?? false),
  });
  const { company_id } = owners.head;
  const own = groups.find(({ members }) => members.some(({ company }) => company === company_id));
  const controlled = own ? findControlled(ownership, ...own.controllers) : [];
  const votes = new Map(controlled.map((one) => [one.company, one.votes]));
  return { group: own ?? null, votes, isCut: below.isCut };
};
