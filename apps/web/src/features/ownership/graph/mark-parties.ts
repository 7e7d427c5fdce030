import type { OwnershipDifferenceView, Owners } from '@mingjian/contract/ownership';
import type { GraphData, GraphParty } from './graph-data.ts';

/** Controllers and beneficial owners of the threshold that is chosen, on every party, however it came into the graph. */
export const markParties = (
  graph: GraphData,
  owners: Owners | undefined,
  difference: OwnershipDifferenceView | undefined,
): GraphData => {
  if (!owners) return graph;
  const controllers = new Set(owners.controllers.flatMap(({ partyIds }) => partyIds));
  const tests = new Map(owners.beneficialOwners.map(({ partyId, test }) => [partyId, test]));
  const looped = new Set(owners.loops.flatMap(({ companyIds }) => companyIds));
  const wereControllers = new Set(difference?.before.controllers);
  const wereOwners = new Set(difference?.before.owners.map(({ partyId }) => partyId));
  const mark = (party: GraphParty): GraphParty => ({
    ...party,
    isController: controllers.has(party.id),
    ownerTest: tests.get(party.id) ?? null,
    isInLoop: looped.has(party.id) || (party.isInLoop ?? false),
    wasController: wereControllers.has(party.id) && !controllers.has(party.id),
    wasOwner: wereOwners.has(party.id) && !tests.has(party.id),
  });
  return { ...graph, parties: new Map([...graph.parties].map(([id, party]) => [id, mark(party)])) };
};
