import { findComponents } from './graph/find-components.ts';
import type { Components } from './graph/find-components.ts';
import type { Holding, PartyId } from './graph/holding.ts';
import { makeGraph } from './graph/make-graph.ts';
import type { OwnershipGraph } from './graph/make-graph.ts';
import { makeLoopSolver } from './shares/loop-solver.ts';
import type { LoopSolver } from './shares/loop-solver.ts';
import { makeColumnSolver } from './shares/solve-column.ts';
import type { ColumnSolver } from './shares/solve-column.ts';

/** Holdings read once and ready to be asked. */
export interface Ownership {
  readonly graph: OwnershipGraph;
  readonly components: Components;
  readonly loops: LoopSolver;
  readonly solveColumn: ColumnSolver;
}

export const makeOwnership = (holdings: readonly Holding[]): Ownership => {
  const graph = makeGraph(holdings);
  const components = findComponents(graph);
  const loops = makeLoopSolver(graph, components);
  return { graph, components, loops, solveColumn: makeColumnSolver(graph, components, loops) };
};

/** The number of a party, or none where no holding names it. */
export const findParty = ({ graph }: Ownership, id: PartyId): number => graph.numbers.get(id) ?? -1;
