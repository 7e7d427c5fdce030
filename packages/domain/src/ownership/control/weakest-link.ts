import type { Ownership } from '../make-ownership.ts';
import { readVotes } from '../shares/read-votes.ts';
import { makeStrengthHeap } from './strength-heap.ts';

export interface ChainStrength {
  readonly holder: number;
  readonly owned: number;
  /** Of the best chain, its weakest link: the largest over all paths of the smallest share of votes. Plain number. */
  readonly strongest: number;
  /**
   * All chains together: of each direct holder, the smaller of its votes and what the holder has of it, added up. Within a loop a
   * holder counts with its best chain alone, so that nothing feeds on itself.
   */
  readonly sum: number;
}

/** Strength of control along chains from one holder to every company below it; memory is reused from call to call. */
export const makeChainMeasure = (ownership: Ownership): ((holder: number) => readonly ChainStrength[]) => {
  const { graph, components } = readVotes(ownership);
  const { heldAt, heldEdges, owned, share: votes, size } = graph;
  const { componentOf, isLoop, order, position } = components;
  const strongest = new Float64Array(size);
  const sums = new Float64Array(size);
  const places = new Int32Array(size);
  const isSettled = new Uint8Array(size);
  const heap = makeStrengthHeap();

  /** Positions of all that is below, the holder's own first; what has no chain yet has the strength of none. */
  const collect = (holder: number): { readonly below: Int32Array; readonly hasLoop: boolean } => {
    let [found, hasLoop] = [1, false];
    places[0] = position[holder]!;
    strongest[holder] = 1;
    for (let done = 0; done < found; done += 1) {
      const party = order[places[done]!]!;
      if (isLoop[componentOf[party]!]) hasLoop = true;
      for (let at = heldAt[party]!; at < heldAt[party + 1]!; at += 1) {
        const next = owned[heldEdges[at]!]!;
        if (votes[heldEdges[at]!] === 0 || strongest[next] !== 0) continue;
        strongest[next] = UNKNOWN;
        places[found] = position[next]!;
        found += 1;
      }
    }
    return { below: places.subarray(0, found).sort(), hasLoop };
  };

  const reach = (party: number, visit: (company: number, strength: number) => void): void => {
    for (let at = heldAt[party]!; at < heldAt[party + 1]!; at += 1) {
      const edge = heldEdges[at]!;
      const strength = Math.min(strongest[party]!, votes[edge]!);
      if (strength > strongest[owned[edge]!]!) visit(owned[edge]!, strength);
    }
  };

  /** Without loops every holder is settled before what it holds. */
  const settleInOrder = (below: Int32Array): void => {
    for (const place of below)
      reach(order[place]!, (company, strength) => {
        strongest[company] = strength;
      });
  };

  /** With loops the strongest of all chains found is settled first: none that is found later can better it. */
  const settleStrongestFirst = (holder: number): void => {
    const put = (company: number, strength: number): void => {
      strongest[company] = strength;
      heap.push(company, strength);
    };
    reach(holder, put);
    for (let party = heap.pop(); party !== -1; party = heap.pop()) {
      // One that has become stronger since stands in the heap once more.
      if (isSettled[party]) continue;
      isSettled[party] = 1;
      reach(party, put);
    }
  };

  /** Hands on what a party has of itself to what it holds within its loop, or outside of it. */
  const handOn = (holder: number, party: number, isInside: boolean): void => {
    const own = isInside ? strongest[party]! : sums[party]!;
    for (let at = heldAt[party]!; at < heldAt[party + 1]!; at += 1) {
      const company = owned[heldEdges[at]!]!;
      if (company === party || company === holder) continue;
      if ((componentOf[company] === componentOf[party]) === isInside)
        sums[company]! += Math.min(own, votes[heldEdges[at]!]!);
    }
  };

  /** Loop by loop: all that comes to any of its members first, what goes out of it then. */
  const addUp = (holder: number, below: Int32Array): void => {
    sums[holder] = 1;
    for (let from = 0, end = 0; from < below.length; from = end) {
      const component = componentOf[order[below[from]!]!]!;
      while (end < below.length && componentOf[order[below[end]!]!] === component) end += 1;
      const members = below.subarray(from, end);
      if (isLoop[component]) for (const place of members) handOn(holder, order[place]!, true);
      for (const place of members) handOn(holder, order[place]!, false);
    }
  };

  return (holder) => {
    const { below, hasLoop } = collect(holder);
    if (hasLoop) settleStrongestFirst(holder);
    else settleInOrder(below);
    addUp(holder, below);
    const chains: ChainStrength[] = [];
    for (const place of below) {
      const company = order[place]!;
      if (company !== holder)
        chains.push({ holder, owned: company, strongest: strongest[company]!, sum: sums[company]! });
      strongest[company] = sums[company] = isSettled[company] = 0;
    }
    return chains;
  };
};

/** Below every share, and not 0, which is what has not been seen. */
const UNKNOWN = -1;
