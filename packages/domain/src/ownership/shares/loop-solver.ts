import type { Components } from '../graph/find-components.ts';
import type { OwnershipGraph } from '../graph/make-graph.ts';
import { factorise } from './factorise.ts';
import type { LoopSystem } from './loop-system.ts';
import { solveFactorised } from './solve-factorised.ts';
import { countSweeps, readHolderRows, sumSeries } from './sum-series.ts';

/** Solves x = b + A x within one loop, where A holds what members hold of each other. */
export interface LoopSolver {
  /** `x` holds b of the members, by place within the loop, and then the solution. */
  solve(component: number, x: Float64Array): void;
  /** Columns of N for the members from `block` * BLOCK_WIDTH on: [place * width + member - first]. */
  readBlock(component: number, block: number): Float64Array;
  /** N_ii: how often capital that starts at the party comes to it, itself included; 1 outside of loops. */
  findTurnover(party: number): number;
}

/** Members whose columns are solved together, which reads the factors once for all of them. */
export const BLOCK_WIDTH = 32;

/** Numbers of solved columns that are kept, 512 MB of them; what does not fit is solved again when asked for again. */
const MOST_KEPT = 64_000_000;

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
const findResidual = (
  { size, at, holder, share }: LoopSystem,
  b: Float64Array,
  x: Float64Array,
  width: number,
): Float64Array => {
  const residual = b.map((value, place) => value - x[place]!);
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1) {
      const [to, from, part] = [holder[edge]! * width, owned * width, share[edge]!];
      for (let side = 0; side < width; side += 1) residual[to + side]! += part * x[from + side]!;
    }
  return residual;
};

type Solve = (x: Float64Array, width: number) => void;

/** Loops up to this many are factorised without a thought. */
const SMALL_LOOP = 256;
/** Walks after which a loop counts as nearly closed, and members of a core that fits into 1.2 GB. */
const MOST_SWEEPS = 4_000;
const MOST_CORE = 12_000;

/** The largest core that is solved sooner than the series is summed for every member. */
const findMostCore = (size: number, work: number): number => {
  let [least, most] = [0, Math.min(size, MOST_CORE)];
  while (least < most) {
    const core = Math.ceil((least + most) / 2);
    if (core ** 3 / 3 + size * core ** 2 <= work) least = core;
    else most = core - 1;
  }
  return least;
};

/** By factors, or by the series where that is less work. */
const makeSolve = (system: LoopSystem): Solve => {
  const { size, share } = system;
  const rows = readHolderRows(system);
  const sweeps = size <= SMALL_LOOP ? MOST_SWEEPS : countSweeps(rows, MOST_SWEEPS);
  const mostCore =
    sweeps === MOST_SWEEPS ? MOST_CORE : findMostCore(size, sweeps * (share.length + size) * size);
  const factors = factorise(system, mostCore);
  if (!factors) return (x, width) => sumSeries(rows, x, width);
  return (x, width) => {
    const b = x.slice();
    solveFactorised(factors, x, width);
    // One step of refinement takes the rounding of the factors out again.
    const residual = findResidual(system, b, x, width);
    solveFactorised(factors, residual, width);
    for (let place = 0; place < x.length; place += 1) x[place]! += residual[place]!;
  };
};

/** Prepares each loop when it is first asked for, once. */
export const makeLoopSolver = (graph: OwnershipGraph, components: Components): LoopSolver => {
  const { start, position, componentOf, isLoop, isClosed } = components;
  const solvers = new Map<number, Solve>();
  const turnovers = new Map<number, Float64Array>();
  const kept = new Map<number, Float64Array[]>();
  let room = MOST_KEPT;

  const findSolve = (component: number): Solve => {
    const known = solvers.get(component);
    if (known) return known;
    const made = makeSolve(readLoop(graph, components, component));
    solvers.set(component, made);
    return made;
  };

  const solveBlock = (component: number, block: number): Float64Array => {
    const size = start[component + 1]! - start[component]!;
    const first = block * BLOCK_WIDTH;
    const width = Math.min(BLOCK_WIDTH, size - first);
    const x = new Float64Array(size * width);
    for (let side = 0; side < width; side += 1) x[(first + side) * width + side] = 1;
    findSolve(component)(x, width);
    return x;
  };

  const readBlock = (component: number, block: number): Float64Array => {
    const blocks = kept.get(component) ?? [];
    const known = blocks[block];
    if (known) return known;
    const solved = solveBlock(component, block);
    if (solved.length <= room) {
      room -= solved.length;
      blocks[block] = solved;
      kept.set(component, blocks);
    }
    return solved;
  };

  const findTurnovers = (component: number): Float64Array => {
    const known = turnovers.get(component);
    if (known) return known;
    const found = new Float64Array(start[component + 1]! - start[component]!);
    for (let first = 0, block = 0; first < found.length; first += BLOCK_WIDTH, block += 1) {
      const width = Math.min(BLOCK_WIDTH, found.length - first);
      const x = readBlock(component, block);
      for (let side = 0; side < width; side += 1) found[first + side] = x[(first + side) * width + side]!;
    }
    turnovers.set(component, found);
    return found;
  };

  return {
    solve: (component, x) => findSolve(component)(x, 1),
    readBlock,
    findTurnover: (party) => {
      const component = componentOf[party]!;
      if (!isLoop[component] || isClosed[component]) return 1;
      return findTurnovers(component)[position[party]! - start[component]!]!;
    },
  };
};
