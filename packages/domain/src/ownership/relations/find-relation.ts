import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';

/** A tie that is no holding: a person who sits in both companies, a guarantee. */
export interface Tie {
  readonly from: PartyId;
  readonly to: PartyId;
  readonly kind: string;
}

export interface RelationStep {
  readonly from: PartyId;
  readonly to: PartyId;
  /** `holds` and `held` by the direction of the holding; else the kind of the tie. */
  readonly kind: string;
  /** Of a holding. */
  readonly percent: number | null;
}

export interface RelationRules {
  readonly ties?: readonly Tie[];
  /** Passed by nobody: through the state everything is related to everything. */
  readonly isStop?: (id: PartyId) => boolean;
  /** Steps at most. */
  readonly most?: number;
}

const MOST_STEPS = 10;

type Neighbours = (id: PartyId) => Iterable<RelationStep>;

const makeNeighbours = ({ graph }: Ownership, ties: readonly Tie[]): Neighbours => {
  const byParty = new Map<PartyId, RelationStep[]>();
  const add = (step: RelationStep): void => {
    const steps = byParty.get(step.from);
    if (steps) steps.push(step);
    else byParty.set(step.from, [step]);
  };
  for (const { from, to, kind } of ties) {
    add({ from, to, kind, percent: null });
    add({ from: to, to: from, kind, percent: null });
  }
  return function* (id) {
    const party = graph.numbers.get(id);
    if (party !== undefined) {
      for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1)
        yield {
          from: id,
          to: graph.ids[graph.holder[edge]!]!,
          kind: 'held',
          percent: graph.share[edge]! * 100,
        };
      for (let at = graph.heldAt[party]!; at < graph.heldAt[party + 1]!; at += 1) {
        const edge = graph.heldEdges[at]!;
        yield {
          from: id,
          to: graph.ids[graph.owned[edge]!]!,
          kind: 'holds',
          percent: graph.share[edge]! * 100,
        };
      }
    }
    yield* byParty.get(id) ?? [];
  };
};

/** The shortest way between two parties over holdings in either direction and ties; null where there is none. */
export const findRelation = (
  ownership: Ownership,
  from: PartyId,
  to: PartyId,
  { ties = [], isStop = () => false, most = MOST_STEPS }: RelationRules = {},
): readonly RelationStep[] | null => {
  if (from === to) return [];
  const neighbours = makeNeighbours(ownership, ties);
  const cameBy = new Map<PartyId, RelationStep | null>([[from, null]]);
  let level: readonly PartyId[] = [from];
  for (let depth = 0; depth < most && level.length > 0 && !cameBy.has(to); depth += 1) {
    const next: PartyId[] = [];
    for (const party of level) {
      if (party !== from && isStop(party)) continue;
      for (const step of neighbours(party)) {
        if (cameBy.has(step.to)) continue;
        cameBy.set(step.to, step);
        next.push(step.to);
      }
    }
    level = next;
  }
  if (!cameBy.has(to)) return null;
  const steps: RelationStep[] = [];
  for (let step = cameBy.get(to); step; step = cameBy.get(step.from)) steps.unshift(step);
  return steps;
};
