import type { Ownership } from '../make-ownership.ts';

export interface ChainStrength {
  readonly holder: number;
  readonly owned: number;
  /** Of the best chain, its weakest link: the largest over all paths of the smallest share of votes. Plain number. */
  readonly strongest: number;
  /** All chains together: of each direct holder, the smaller of its votes and what the holder has of it, added up. */
  readonly sum: number;
}

/** Rounds through a loop for the sum, which there feeds on itself and has no other end. */
const MOST_ROUNDS = 64;

/** Strength of control along chains from one holder to every company below it. */
export const measureChains = ({ graph, components }: Ownership, holder: number): readonly ChainStrength[] => {
  const below = new Set([holder]);
  for (const party of below)
    for (let at = graph.heldAt[party]!; at < graph.heldAt[party + 1]!; at += 1)
      if (graph.votes[graph.heldEdges[at]!]! > 0) below.add(graph.owned[graph.heldEdges[at]!]!);
  below.delete(holder);
  const parties = Int32Array.from(below).sort((a, b) => components.position[a]! - components.position[b]!);
  const strongest = new Map<number, number>([[holder, 1]]);
  const sums = new Map<number, number>([[holder, 1]]);
  let isStable = false;
  for (let round = 0; !isStable && round < Math.max(MOST_ROUNDS, parties.length); round += 1) {
    isStable = true;
    for (const company of parties) {
      let [best, sum] = [0, 0];
      for (let edge = graph.holdersAt[company]!; edge < graph.holdersAt[company + 1]!; edge += 1) {
        const from = graph.holder[edge]!;
        if (from === company) continue;
        best = Math.max(best, Math.min(strongest.get(from) ?? 0, graph.votes[edge]!));
        sum += Math.min(sums.get(from) ?? 0, graph.votes[edge]!);
      }
      if (best === (strongest.get(company) ?? 0) && (round >= MOST_ROUNDS || sum === sums.get(company)))
        continue;
      isStable = false;
      strongest.set(company, best);
      if (round < MOST_ROUNDS) sums.set(company, sum);
    }
  }
  return Array.from(parties, (owned) => ({
    holder,
    owned,
    strongest: strongest.get(owned) ?? 0,
    sum: sums.get(owned) ?? 0,
  }));
};
