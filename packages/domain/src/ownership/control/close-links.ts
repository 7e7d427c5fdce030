import { compareIds } from '../graph/holding.ts';
import { countingSort } from '../graph/make-graph.ts';
import type { Ownership } from '../make-ownership.ts';
import type { CompanyColumn } from '../shares/stream-columns.ts';

/** From this share on, of capital or votes (plain number), as in CRR 4(1)(38). */
export const CLOSE_LINK_SHARE = 0.2;

export interface CloseLink {
  readonly holder: number;
  readonly owned: number;
  /** Direct where one edge suffices, of capital or votes. */
  readonly kind: 'direct' | 'indirect';
  /** Plain number: capital over all paths, and votes held directly. */
  readonly share: number;
  readonly votes: number;
}

/** A third party with a close link to each of them links them to one another. */
export interface CommonLink {
  readonly holder: number;
  readonly companies: readonly number[];
}

export interface CloseLinks {
  /** Takes the next company; each once. */
  add(column: CompanyColumn): void;
  links(): Iterable<CloseLink>;
  /** The companies that one holder links. */
  common(): Iterable<CommonLink>;
}

const reaches = (share: number): boolean => share >= CLOSE_LINK_SHARE - 1e-9;

/** Collects links of at least 20 % of capital or votes, directly or over all paths. */
export const makeCloseLinks = ({ graph }: Ownership): CloseLinks => {
  const holders: number[] = [];
  const companies: number[] = [];
  const shares: number[] = [];
  const isLinked = new Uint8Array(graph.holder.length);

  const push = (holder: number, owned: number, share: number): void => {
    holders.push(holder);
    companies.push(owned);
    shares.push(share);
  };

  /** Edges into a company stand in the order of their holders. */
  const findEdge = (holder: number, owned: number): number => {
    let [from, end] = [graph.holdersAt[owned]!, graph.holdersAt[owned + 1]!];
    while (from < end) {
      const middle = (from + end) >> 1;
      if (graph.holder[middle]! < holder) from = middle + 1;
      else end = middle;
    }
    return from < graph.holdersAt[owned + 1]! && graph.holder[from] === holder ? from : -1;
  };

  const describe = (at: number): CloseLink => {
    const [holder, owned, share] = [holders[at]!, companies[at]!, shares[at]!];
    const edge = findEdge(holder, owned);
    const [direct, votes] = edge === -1 ? [0, 0] : [graph.share[edge]!, graph.votes[edge]!];
    return { holder, owned, kind: reaches(direct) || reaches(votes) ? 'direct' : 'indirect', share, votes };
  };

  return {
    add: ({ company, count, holders: above, shares: parts }) => {
      const [first, end] = [graph.holdersAt[company]!, graph.holdersAt[company + 1]!];
      for (let at = 0; at < count; at += 1) {
        if (!reaches(parts[at]!)) continue;
        push(above[at]!, company, parts[at]!);
        const edge = findEdge(above[at]!, company);
        if (edge !== -1) isLinked[edge] = 1;
      }
      for (let edge = first; edge < end; edge += 1) {
        const holder = graph.holder[edge]!;
        // Votes without the capital for it.
        if (holder !== company && reaches(graph.votes[edge]!) && !isLinked[edge])
          push(holder, company, graph.share[edge]!);
      }
    },
    links: function* () {
      for (let at = 0; at < holders.length; at += 1) yield describe(at);
    },
    common: function* () {
      const places = Int32Array.from(holders, (_, at) => at);
      const { start, sorted } = countingSort(Int32Array.from(holders), graph.size, places);
      const linking = Int32Array.from(graph.ids.keys()).filter(
        (party) => start[party + 1]! - start[party]! > 1,
      );
      const named = Array.from(linking).toSorted((a, b) => compareIds(graph.ids[a]!, graph.ids[b]!));
      for (const holder of named) {
        const held = sorted.subarray(start[holder], start[holder + 1]);
        yield { holder, companies: Array.from(held, (at) => companies[at]!) };
      }
    },
  };
};
