import type { Ownership } from '../make-ownership.ts';

/** What lies on any way from a holder down to a company, both included, holders first. */
export interface Between {
  readonly parties: readonly number[];
  readonly hasLoop: boolean;
}

export const listAbove = ({ graph }: Ownership, company: number): Set<number> => {
  const seen = new Set([company]);
  // A set yields what is added while it is walked.
  for (const party of seen)
    for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1)
      seen.add(graph.holder[edge]!);
  return seen;
};

const sortBetween = ({ components }: Ownership, found: ReadonlySet<number>): Between => {
  const parties = [...found].toSorted((a, b) => components.position[a]! - components.position[b]!);
  const hasLoop = parties.some((party) => components.isLoop[components.componentOf[party]!]);
  return { parties, hasLoop };
};

/** The holder and everything below it. */
export const listBelow = (ownership: Ownership, holder: number): Between => {
  const { graph } = ownership;
  const seen = new Set([holder]);
  for (const party of seen)
    for (let at = graph.heldAt[party]!; at < graph.heldAt[party + 1]!; at += 1)
      seen.add(graph.owned[graph.heldEdges[at]!]!);
  return sortBetween(ownership, seen);
};

/** Goes up from the company first, so that a holder of thousands of companies costs no more than those above this one. */
export const listBetween = (ownership: Ownership, holder: number, company: number): Between => {
  const { graph } = ownership;
  const above = listAbove(ownership, company);
  const found = new Set<number>();
  if (above.has(holder)) {
    found.add(holder);
    const below = new Map<number, number[]>();
    for (const party of above)
      for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1) {
        const list = below.get(graph.holder[edge]!);
        if (list) list.push(party);
        else below.set(graph.holder[edge]!, [party]);
      }
    for (const party of found) for (const next of below.get(party) ?? []) found.add(next);
  }
  return sortBetween(ownership, found);
};
