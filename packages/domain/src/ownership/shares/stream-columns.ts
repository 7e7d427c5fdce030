import type { Ownership } from '../make-ownership.ts';
import { LEAST_SHARE } from './calculate-shares.ts';
import { makeColumnStore } from './column-store.ts';
import { BLOCK_WIDTH } from './loop-solver.ts';

/** All that any party holds of one company; the arrays are overwritten by the next company. Plain numbers. */
export interface CompanyColumn {
  readonly company: number;
  readonly count: number;
  readonly holders: Int32Array;
  readonly shares: Float64Array;
  /** What ends with holders that nobody disclosed, and in closed loops. */
  readonly undisclosed: number;
  readonly circular: number;
}

/** What a company hands down of a holder is dropped below this: ten thousand times less than the least share told. */
const DROPPED = 1e-13;

/** What a member of a loop, by place, is held by somebody outside of it. */
interface Inflow {
  readonly place: number;
  readonly from: number;
  readonly part: number;
}

/** How many companies that are no part of the same loop still need the column of each party. */
const countUses = ({ graph, components: { componentOf } }: Ownership): Int32Array => {
  const uses = new Int32Array(graph.size);
  for (let edge = 0; edge < graph.holder.length; edge += 1) {
    const [from, to] = [graph.holder[edge]!, graph.owned[edge]!];
    if (graph.share[edge]! > 0 && componentOf[from] !== componentOf[to]) uses[from]! += 1;
  }
  return uses;
};

/**
 * All columns of N one by one, holders first: that of a company is made of those of its holders, weighed, so that nothing is walked
 * twice, and is kept until the last company that needs it. Loops are solved as one. Shares of a company in itself are left out.
 */
export const streamColumns = function* (ownership: Ownership): Generator<CompanyColumn> {
  const { graph, components, loops } = ownership;
  const { size, holdersAt, holder, share, gap } = graph;
  const { order, start, componentOf, isLoop, isClosed } = components;
  const uses = countUses(ownership);
  const store = makeColumnStore(size);
  const undisclosed = new Float64Array(size);
  const circular = new Float64Array(size);
  const sums = new Float64Array(size);
  const touched = new Int32Array(size);
  const holders = new Int32Array(size);
  const shares = new Float64Array(size);
  let count = 0;

  const add = (party: number, amount: number): void => {
    if (amount <= DROPPED) return;
    if (sums[party] === 0) {
      touched[count] = party;
      count += 1;
    }
    sums[party]! += amount;
  };

  /** What reaches a closed loop reaches every member of it; else the holder itself and what stands above it. */
  const addHolder = (company: number, from: number, part: number): void => {
    undisclosed[company]! += part * undisclosed[from]!;
    circular[company]! += part * circular[from]!;
    const component = componentOf[from]!;
    if (isClosed[component]) {
      for (let at = start[component]!; at < start[component + 1]!; at += 1) add(order[at]!, part);
      return;
    }
    if (!isLoop[component]) add(from, part);
    store.each(from, (party, weight) => add(party, part * weight));
  };

  const release = (company: number): void => {
    for (let edge = holdersAt[company]!; edge < holdersAt[company + 1]!; edge += 1) {
      const from = holder[edge]!;
      if (share[edge] === 0 || componentOf[from] === componentOf[company]) continue;
      uses[from]! -= 1;
      if (uses[from] === 0) store.letGo(from);
    }
  };

  const finish = (company: number): CompanyColumn => {
    const weights = shares;
    for (let at = 0; at < count; at += 1) weights[at] = sums[touched[at]!]!;
    if (uses[company]! > 0) store.put(company, touched, weights, count);
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const party = touched[at]!;
      sums[party] = 0;
      const value = party === company ? 0 : weights[at]! / loops.findTurnover(party);
      if (value <= LEAST_SHARE) continue;
      holders[kept] = party;
      shares[kept] = value;
      kept += 1;
    }
    count = 0;
    const [open, round] = [undisclosed[company]!, circular[company]!];
    return { company, count: kept, holders, shares, undisclosed: open, circular: round };
  };

  const combine = (company: number): CompanyColumn => {
    undisclosed[company] = gap[company]!;
    for (let edge = holdersAt[company]!; edge < holdersAt[company + 1]!; edge += 1)
      if (share[edge]! > 0) addHolder(company, holder[edge]!, share[edge]!);
    return finish(company);
  };

  const closeLoop = (company: number): CompanyColumn => {
    circular[company] = 1;
    return finish(company);
  };

  /** What the whole loop draws from outside of it; sums above 1 are scaled as within it. */
  const readInflow = (component: number): readonly Inflow[] => {
    const inflow: Inflow[] = [];
    const members = order.subarray(start[component], start[component + 1]);
    for (const [place, member] of members.entries()) {
      let sum = 0;
      for (let edge = holdersAt[member]!; edge < holdersAt[member + 1]!; edge += 1) sum += share[edge]!;
      for (let edge = holdersAt[member]!; edge < holdersAt[member + 1]!; edge += 1)
        if (share[edge]! > 0 && componentOf[holder[edge]!] !== component)
          inflow.push({ place, from: holder[edge]!, part: share[edge]! / Math.max(1, sum) });
    }
    return inflow;
  };

  const outside = new Float64Array(size);
  const solveLoop = function* (component: number): Generator<CompanyColumn> {
    const [first, end] = [start[component]!, start[component + 1]!];
    const inflow = readInflow(component);
    const outsiders = [...new Set(inflow.map(({ from }) => from))];
    for (let company = first; company < end; company += 1) {
      const block = Math.floor((company - first) / BLOCK_WIDTH);
      const x = loops.readBlock(component, block);
      const width = x.length / (end - first);
      const side = company - first - block * BLOCK_WIDTH;
      const member = order[company]!;
      for (let place = 0; place < end - first; place += 1) {
        const weight = x[place * width + side]!;
        undisclosed[member]! += weight * gap[order[first + place]!]!;
        add(order[first + place]!, weight);
      }
      for (const { place, from, part } of inflow) outside[from]! += part * x[place * width + side]!;
      for (const from of outsiders) {
        addHolder(member, from, outside[from]!);
        outside[from] = 0;
      }
      yield finish(member);
    }
  };

  for (let component = 0; component < components.count; component += 1) {
    const first = order[start[component]!]!;
    if (!graph.isFirm[first]) continue;
    if (!isLoop[component]) yield combine(first);
    else if (isClosed[component])
      for (let at = start[component]!; at < start[component + 1]!; at += 1) yield closeLoop(order[at]!);
    else yield* solveLoop(component);
    for (let at = start[component]!; at < start[component + 1]!; at += 1) release(order[at]!);
  }
};
