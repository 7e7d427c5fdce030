import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';
import { indexConcerts } from './concerts.ts';
import type { Concert, ConcertIndex } from './concerts.ts';

/** A majority is more than this (plain number), and more by more than rounding. */
export const MAJORITY = 0.5;
export const VOTE_ROUNDING = 1e-9;

export const isMajority = (votes: number): boolean => votes > MAJORITY + VOTE_ROUNDING;

export interface ControlRules {
  readonly concerts?: readonly Concert[];
  /** State-asset authorities and local governments: the way up ends with them. */
  readonly isStop?: (id: PartyId) => boolean;
  /** False where what a stop node controls shall not become one: groups. */
  readonly areStopsHeads?: boolean;
}

/** Votes that one head commands in a company, itself and through what it controls. Plain number. */
export interface Block {
  readonly head: number;
  readonly votes: number;
}

/** Who stands at the top of each company by majorities alone. */
export interface Heads {
  readonly rules: ControlRules;
  readonly concerts: ConcertIndex;
  /** The party at the top: a party of the graph, a concert (graph.size + its place), or the company itself. */
  readonly findHead: (party: number) => number;
  /** Blocks of votes in a company, largest first; what the company's own firms hold is a block of its own. */
  readonly listBlocks: (company: number) => readonly Block[];
  /** 1 where a majority of the votes goes round: companies that control one another and nobody outside controls. */
  readonly isMutual: Uint8Array;
}

/**
 * A holder controls a company where it and the companies that it controls have more than half of the votes. Each company hangs
 * under the head that has; companies are taken holders first, so one round settles all that has no loop, and rounds go on until
 * nothing changes. A head only ever gains votes, so they end.
 */
export const findHeads = ({ graph, components }: Ownership, rules: ControlRules = {}): Heads => {
  const { size, holdersAt, holder, votes, ids } = graph;
  const concerts = indexConcerts(graph, rules.concerts ?? []);
  const above = Int32Array.from({ length: size + concerts.concerts.length }, (_, party) => party);
  const sums = new Float64Array(above.length);
  const isMutual = new Uint8Array(size);
  const isStop = (party: number): boolean => party < size && (rules.isStop?.(ids[party]!) ?? false);

  const findHead = (party: number): number => {
    let head = party;
    while (above[head] !== head) head = above[head]!;
    for (let at = party; above[at] !== head;) [at, above[at]] = [above[at]!, head];
    return head;
  };

  /** Sums votes by head; the caller clears what it has read. */
  const sumVotes = (company: number, touched: number[]): void => {
    for (let edge = holdersAt[company]!; edge < holdersAt[company + 1]!; edge += 1) {
      if (votes[edge] === 0) continue;
      const own = concerts.find(holder[edge]!, company);
      const head = concerts.find(findHead(own), company);
      if (sums[head] === 0) touched.push(head);
      sums[head]! += votes[edge]!;
    }
  };

  const settle = (company: number, touched: number[]): boolean => {
    touched.length = 0;
    sumVotes(company, touched);
    let winner = -1;
    for (const head of touched) {
      if (isMajority(sums[head]!)) winner = head;
      sums[head] = 0;
    }
    if (winner === -1 || above[company] !== company) return false;
    if (rules.areStopsHeads === false && isStop(winner)) return false;
    if (findHead(winner) === company) {
      isMutual[company] = 1;
      return false;
    }
    above[company] = winner;
    return true;
  };

  const touched: number[] = [];
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const company of components.order) {
      if (graph.isFirm[company] && !isStop(company) && settle(company, touched)) hasChanged = true;
    }
  }

  const listBlocks = (company: number): readonly Block[] => {
    const found: number[] = [];
    sumVotes(company, found);
    const blocks = found.map((head) => ({ head, votes: sums[head]! }));
    for (const head of found) sums[head] = 0;
    return blocks.toSorted((a, b) => b.votes - a.votes || a.head - b.head);
  };
  return { rules, concerts, findHead, listBlocks, isMutual };
};
