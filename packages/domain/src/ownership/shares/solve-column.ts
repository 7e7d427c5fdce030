import type { Components } from '../graph/find-components.ts';
import type { OwnershipGraph } from '../graph/make-graph.ts';
import type { LoopSolver } from './loop-solver.ts';

/** One column of N = (I - A)^-1: what comes to each party of one unit of the company's capital, going up. */
export interface Column {
  /** Parties above the company and itself, the company's side first. */
  readonly parties: Int32Array;
  /** N of each: the share itself for an ultimate holder. */
  readonly weights: Float64Array;
  /** What ends with holders that nobody disclosed. */
  readonly undisclosed: number;
  /** What ends in loops that nobody outside holds any of. */
  readonly circular: number;
}

export type ColumnSolver = (company: number) => Column;

/** Sums of edges above 1 that `readLoop` scales down as well. */
const measureScale = ({ size, holdersAt, share }: OwnershipGraph, { componentOf, isLoop }: Components) => {
  const scale = new Float64Array(size).fill(1);
  for (let party = 0; party < size; party += 1) {
    if (!isLoop[componentOf[party]!]) continue;
    let sum = 0;
    for (let edge = holdersAt[party]!; edge < holdersAt[party + 1]!; edge += 1) sum += share[edge]!;
    if (sum > 1) scale[party] = 1 / sum;
  }
  return scale;
};

/**
 * Solves one column at a time: collects what stands above the company and goes through its components from the company upwards,
 * each solved once all that comes to it is known. Work of the size of what is reached; memory is reused from call to call.
 */
export const makeColumnSolver = (
  graph: OwnershipGraph,
  components: Components,
  loops: LoopSolver,
): ColumnSolver => {
  const { size, holdersAt, holder, share, gap } = graph;
  const { componentOf, order, start, position, isLoop, isClosed } = components;
  const scale = measureScale(graph, components);
  const amount = new Float64Array(size);
  const seen = new Int32Array(size);
  const places = new Int32Array(size);
  let call = 0;

  /** Positions of everything above, the company's own last. */
  const collect = (company: number): Int32Array => {
    call += 1;
    let [found, done] = [1, 0];
    places[0] = position[company]!;
    seen[company] = call;
    for (; done < found; done += 1) {
      const party = order[places[done]!]!;
      for (let edge = holdersAt[party]!; edge < holdersAt[party + 1]!; edge += 1) {
        const next = holder[edge]!;
        if (seen[next] === call || share[edge] === 0) continue;
        seen[next] = call;
        places[found] = position[next]!;
        found += 1;
      }
    }
    return places.subarray(0, found).sort();
  };

  return (company) => {
    const reached = collect(company);
    const parties = new Int32Array(reached.length);
    const weights = new Float64Array(reached.length);
    let [undisclosed, circular, at] = [0, 0, 0];
    amount[company] = 1;

    const handOn = (party: number, weight: number, inside: number): void => {
      parties[at] = party;
      weights[at] = weight;
      at += 1;
      amount[party] = 0;
      undisclosed += weight * gap[party]!;
      const scaled = weight * scale[party]!;
      for (let edge = holdersAt[party]!; edge < holdersAt[party + 1]!; edge += 1)
        if (componentOf[holder[edge]!] !== inside) amount[holder[edge]!]! += scaled * share[edge]!;
    };

    /** A loop with owners outside is solved as one; one without keeps whatever comes to any of it. */
    const settleLoop = (component: number): void => {
      const members = order.subarray(start[component], start[component + 1]);
      const x = Float64Array.from(members, (member) => amount[member]!);
      if (isClosed[component]) {
        const total = x.reduce((sum, part) => sum + part, 0);
        circular += total;
        const isOwn = componentOf[company] === component;
        for (const member of members) handOn(member, isOwn && member !== company ? 0 : total, component);
        return;
      }
      loops.solve(component, x);
      for (let place = members.length - 1; place >= 0; place -= 1)
        handOn(members[place]!, x[place]!, component);
    };

    for (let place = reached.length - 1; place >= 0;) {
      const party = order[reached[place]!]!;
      const component = componentOf[party]!;
      if (isLoop[component]) {
        settleLoop(component);
        place -= start[component + 1]! - start[component]!;
      } else {
        handOn(party, amount[party]!, component);
        place -= 1;
      }
    }
    return { parties, weights, undisclosed, circular };
  };
};
