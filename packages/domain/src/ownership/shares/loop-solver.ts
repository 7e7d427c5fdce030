import type { Components } from '../graph/find-components.ts';
import type { OwnershipGraph } from '../graph/make-graph.ts';
import { factorise, solveFactorised } from './factorise.ts';
import type { LoopSystem } from './loop-system.ts';
import { pushSeries } from './push-series.ts';

/** Solves x = b + A x within one loop, where A holds what members hold of each other. */
export interface LoopSolver {
  /** `x` holds b of the members, by place within the loop, and then the solution. */
  solve(component: number, x: Float64Array): void;
  /** N_ii: how often capital that starts at the party comes to it, itself included; 1 outside of loops. */
  findTurnover(party: number): number;
}

/** Loops take no more than 100 % of a company: a sum a little above it, from rounded percents, is scaled down. */
const readLoop = (graph: OwnershipGraph, components: Components, component: number): LoopSystem => {
  const [first, end] = [components.start[component]!, components.start[component + 1]!];
  const at = [0];
  const [holder, share]: [number[], number[]] = [[], []];
  for (let place = first; place < end; place += 1) {
    const party = components.order[place]!;
    let sum = 0;
    for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1)
      sum += graph.share[edge]!;
    for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1) {
      const from = components.position[graph.holder[edge]!]! - first;
      if (from < 0 || from >= end - first || graph.share[edge] === 0) continue;
      holder.push(from);
      share.push(graph.share[edge]! / Math.max(1, sum));
    }
    at.push(holder.length);
  }
  return {
    size: end - first,
    at: Int32Array.from(at),
    holder: Int32Array.from(holder),
    share: Float64Array.from(share),
  };
};

/** b + A x - x, what is still missing of the solution. */
const findResidual = ({ size, at, holder, share }: LoopSystem, b: Float64Array, x: Float64Array) => {
  const residual = b.map((value, place) => value - x[place]!);
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1)
      residual[holder[edge]!]! += share[edge]! * x[owned]!;
  return residual;
};

/** By factors, or by the series where the factors would not stay sparse. */
const makeSolve = (system: LoopSystem): ((x: Float64Array) => void) => {
  const factors = factorise(system);
  if (!factors) return (x) => pushSeries(system, x);
  return (x) => {
    const b = x.slice();
    solveFactorised(factors, x);
    // One step of refinement takes the rounding of the factors out again.
    const residual = findResidual(system, b, x);
    solveFactorised(factors, residual);
    for (let place = 0; place < x.length; place += 1) x[place]! += residual[place]!;
  };
};

/** Prepares each loop when it is first asked for, once. */
export const makeLoopSolver = (graph: OwnershipGraph, components: Components): LoopSolver => {
  const solvers = new Map<number, (x: Float64Array) => void>();
  const turnovers = new Map<number, number>();
  const solve = (component: number, x: Float64Array): void => {
    let solver = solvers.get(component);
    if (!solver) solvers.set(component, (solver = makeSolve(readLoop(graph, components, component))));
    solver(x);
  };
  return {
    solve,
    findTurnover: (party) => {
      const component = components.componentOf[party]!;
      if (!components.isLoop[component] || components.isClosed[component]) return 1;
      const known = turnovers.get(party);
      if (known !== undefined) return known;
      const first = components.start[component]!;
      const x = new Float64Array(components.start[component + 1]! - first);
      const place = components.position[party]! - first;
      x[place] = 1;
      solve(component, x);
      turnovers.set(party, x[place]);
      return x[place];
    },
  };
};
