import type { OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { edgeKey, listKey } from './graph-data.ts';
import type { EdgeChange, GraphData } from './graph-data.ts';

type Holding = OwnershipDifferenceView['added'][number];

interface Change {
  readonly holding: Holding;
  readonly change: EdgeChange;
}

const listChanges = ({ added, removed, changed }: OwnershipDifferenceView): readonly Change[] => [
  ...added.map((holding) => ({ holding, change: { kind: 'in' as const } })),
  ...removed.map((holding) => ({ holding, change: { kind: 'out' as const } })),
  ...changed.map(({ before, after }) => ({ holding: after, change: { kind: 'changed' as const, before } })),
];

/** Holders of both days in one graph, each holding that differs with its change. What is too far away to be drawn is left out. */
export const applyDifference = (graph: GraphData, difference: OwnershipDifferenceView): GraphData => {
  const parties = new Map(graph.parties);
  const edges = new Map(graph.edges);
  const hidden = new Map(graph.hidden);
  const changes = new Map<string, EdgeChange>();
  const known = new Map(difference.parties.map((party) => [party.id, party]));
  const take = ({ holding, change }: Change) => {
    const key = edgeKey(holding);
    const holder = parties.get(holding.holderId) ?? known.get(holding.holderId);
    if (!holder) return;
    const list = listKey('up', holding.ownedId);
    const rest = hidden.get(list);
    // Counted among those not shown until now.
    if (!edges.has(key) && change.kind !== 'out' && rest?.count !== undefined) {
      if (rest.count > 1) hidden.set(list, { ...rest, count: rest.count - 1 });
      else hidden.delete(list);
    }
    changes.set(key, change);
    if (!edges.has(key)) edges.set(key, { ...holding, recordIds: null });
    parties.set(holder.id, holder);
  };
  // From the company upwards: a holder that went may have holders of its own that went with it.
  let waiting = listChanges(difference);
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    const [near, far] = [true, false].map((isNear) =>
      waiting.filter(({ holding }) => parties.has(holding.ownedId) === isNear),
    );
    (near ?? []).forEach(take);
    waiting = far ?? [];
  }
  return { ...graph, parties, edges, hidden, changes };
};

/** Changes of the difference that stand nowhere in the graph. */
export const countUndrawn = (
  { changes }: GraphData,
  { added, removed, changed }: OwnershipDifferenceView,
): number => added.length + removed.length + changed.length - changes.size;
