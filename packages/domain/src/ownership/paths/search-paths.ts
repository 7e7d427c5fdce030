import type { Between } from '../graph/list-between.ts';
import type { Ownership } from '../make-ownership.ts';
import { makeHeap } from './heap.ts';

export interface FoundPath {
  /** Edges of the graph, the holder's first. */
  readonly edges: readonly number[];
  readonly product: number;
}

export interface PathSearch {
  next(): FoundPath | null;
  /** Nothing is left to find. */
  isExhausted(): boolean;
}

/** Open ends that the search may take up before it gives up; only dense loops come near. */
const MOST_TAKEN = 200_000;

/** The largest product of any path from the holder to each party between: what an open end can still come to. */
const findBounds = ({ graph }: Ownership, { parties, hasLoop }: Between, holder: number) => {
  const bounds = new Map<number, number>([[holder, 1]]);
  for (let round = 0; round <= parties.length; round += 1) {
    let isStable = true;
    for (const party of parties) {
      if (party === holder) continue;
      let best = bounds.get(party) ?? 0;
      for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1)
        best = Math.max(best, graph.share[edge]! * (bounds.get(graph.holder[edge]!) ?? 0));
      if (best === (bounds.get(party) ?? 0)) continue;
      bounds.set(party, best);
      isStable = false;
    }
    if (isStable || !hasLoop) break;
  }
  return bounds;
};

/**
 * Best first, from the company upwards: the open end that can come to the largest product is taken up next, the deeper of two
 * that can come to the same, so that equal paths are finished one by one instead of all begun. The bounds are exact
 * outside of loops: no end is taken up in vain.
 */
export const makePathSearch = (
  ownership: Ownership,
  between: Between,
  holder: number,
  company: number,
): PathSearch => {
  const { graph } = ownership;
  const bounds = findBounds(ownership, between, holder);
  const [ends, products, parents, edges, depths]: number[][] = [[company], [1], [-1], [-1], [0]];
  const heap = makeHeap();
  heap.push(0, bounds.get(company) ?? 0, 0);
  let taken = 0;

  const isOnPath = (end: number, party: number): boolean => {
    for (let at = end; at !== -1; at = parents![at]!) if (ends![at] === party) return true;
    return false;
  };

  const extend = (end: number): void => {
    const party = ends![end]!;
    for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1) {
      const from = graph.holder[edge]!;
      const bound = bounds.get(from) ?? 0;
      if (bound === 0 || graph.share[edge] === 0 || isOnPath(end, from)) continue;
      const product = products![end]! * graph.share[edge]!;
      const depth = depths![end]! + 1;
      heap.push(ends!.length, product * bound, depth);
      ends!.push(from);
      products!.push(product);
      parents!.push(end);
      edges!.push(edge);
      depths!.push(depth);
    }
  };

  const readPath = (end: number): FoundPath => {
    const path: number[] = [];
    for (let at = end; parents![at] !== -1; at = parents![at]!) path.push(edges![at]!);
    return { edges: path, product: products![end]! };
  };

  return {
    next: () => {
      for (let end = heap.pop(); end !== -1; end = heap.pop()) {
        if (ends![end] === holder) return readPath(end);
        taken += 1;
        if (taken > MOST_TAKEN) {
          heap.push(end, Number.MAX_VALUE, 0);
          return null;
        }
        extend(end);
      }
      return null;
    },
    isExhausted: () => heap.size() === 0,
  };
};
