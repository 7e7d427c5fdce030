import { compareIds, roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import { findParty } from '../make-ownership.ts';
import type { Ownership } from '../make-ownership.ts';
import { isMajority } from './find-heads.ts';

export interface ControlledCompany {
  readonly company: PartyId;
  /** All that the controller and what it controls have of the votes, percent. */
  readonly votes: number;
  /** What it holds itself. */
  readonly directVotes: number;
  /** How many majorities stand between: 1 for a company held directly. */
  readonly level: number;
}

interface Reach {
  readonly companies: Map<number, number>;
  readonly votes: Map<number, number>;
}

/** Walks down from a holder (or holders that act as one) for as long as more than half of the votes come together. */
export const walkDown = ({ graph }: Ownership, starters: readonly number[]): Reach => {
  const companies = new Map<number, number>(starters.map((party) => [party, 0]));
  const votes = new Map<number, number>();
  // A map yields what is added while it is walked: first in, first out, so levels rise.
  for (const [party, level] of companies)
    for (let at = graph.heldAt[party]!; at < graph.heldAt[party + 1]!; at += 1) {
      const edge = graph.heldEdges[at]!;
      const company = graph.owned[edge]!;
      if (company === party) continue;
      const sum = (votes.get(company) ?? 0) + graph.votes[edge]!;
      votes.set(company, sum);
      if (isMajority(sum) && !companies.has(company)) companies.set(company, level + 1);
    }
  for (const party of starters) companies.delete(party);
  return { companies, votes };
};

/** Every company that a holder, or several as one, controls by votes; closest first. */
export const findControlled = (
  ownership: Ownership,
  ...controllers: readonly PartyId[]
): readonly ControlledCompany[] => {
  const { graph } = ownership;
  const starters = controllers.map((id) => findParty(ownership, id)).filter((party) => party !== -1);
  const { companies, votes } = walkDown(ownership, starters);
  const findDirect = (company: number): number => {
    let sum = 0;
    for (let edge = graph.holdersAt[company]!; edge < graph.holdersAt[company + 1]!; edge += 1)
      if (starters.includes(graph.holder[edge]!)) sum += graph.votes[edge]!;
    return sum;
  };
  return [...companies]
    .map(([company, level]) => ({
      company: graph.ids[company]!,
      votes: roundPercent((votes.get(company) ?? 0) * 100),
      directVotes: roundPercent(findDirect(company) * 100),
      level,
    }))
    .toSorted((a, b) => a.level - b.level || compareIds(a.company, b.company));
};

export interface ControlPair {
  readonly controller: number;
  readonly controlled: number;
  /** Plain number. */
  readonly votes: number;
}

/** Who controls whom, firms between included. Only a holder with a majority of its own somewhere can control anything. */
export const listControl = function* (ownership: Ownership): Generator<ControlPair> {
  const { graph } = ownership;
  for (let controller = 0; controller < graph.size; controller += 1) {
    const [from, end] = [graph.heldAt[controller]!, graph.heldAt[controller + 1]!];
    if (!graph.heldEdges.subarray(from, end).some((edge) => isMajority(graph.votes[edge]!))) continue;
    const { companies, votes } = walkDown(ownership, [controller]);
    for (const controlled of companies.keys())
      yield { controller, controlled, votes: votes.get(controlled) ?? 0 };
  }
};
