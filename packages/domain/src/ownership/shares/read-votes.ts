import { findComponents } from '../graph/find-components.ts';
import { measureGaps } from '../graph/make-graph.ts';
import type { Ownership } from '../make-ownership.ts';
import { makeLoopSolver } from './loop-solver.ts';
import { makeColumnSolver } from './solve-column.ts';

const known = new WeakMap<Ownership, Ownership>();

const hasOwnVotes = ({ graph: { share, votes } }: Ownership): boolean =>
  votes.some((vote, edge) => Math.abs(vote - share[edge]!) > 1e-12);

/** The same parties with votes in place of capital: what is multiplied and added up are votes. Made once. */
export const readVotes = (ownership: Ownership): Ownership => {
  const made = known.get(ownership);
  if (made) return made;
  const capital = ownership.graph;
  const bare = { ...capital, share: capital.votes, low: capital.votes, high: capital.votes, hasBands: false };
  const graph = { ...bare, gap: measureGaps(bare) };
  let votes = ownership;
  if (hasOwnVotes(ownership)) {
    const components = findComponents(graph);
    const loops = makeLoopSolver(graph, components);
    votes = { graph, components, loops, solveColumn: makeColumnSolver(graph, components, loops) };
  }
  known.set(ownership, votes);
  return votes;
};
