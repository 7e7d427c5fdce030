import type { Ownership } from '../make-ownership.ts';
import { LEAST_SHARE } from '../shares/calculate-shares.ts';
import { readVotes } from '../shares/read-votes.ts';
import { streamColumns } from '../shares/stream-columns.ts';

/** Votes multiplied along the paths, where they are told apart from the capital. Plain numbers. */
export interface EnjoyedVotes {
  /** Ultimate holders with at least `least` of the votes. */
  each(company: number, visit: (party: number, votes: number) => void): void;
  find(company: number, party: number): number;
}

/** Smaller ones are solved again when asked for: seldom, for who has a quarter of the capital and hardly a vote. */
const KEPT_VOTES = 0.01;

/** Null where votes go with the capital. `least` is a plain number. */
export const readEnjoyedVotes = (ownership: Ownership, least: number): EnjoyedVotes | null => {
  const voting = readVotes(ownership);
  if (voting === ownership) return null;
  const { size, isFirm } = voting.graph;
  const kept = Math.max(LEAST_SHARE, Math.min(least - 1e-10, KEPT_VOTES));
  const from = new Int32Array(size);
  const end = new Int32Array(size);
  const [parties, votes]: [number[], number[]] = [[], []];
  for (const column of streamColumns(voting)) {
    from[column.company] = parties.length;
    for (let at = 0; at < column.count; at += 1) {
      const party = column.holders[at]!;
      if (isFirm[party] || column.shares[at]! <= kept) continue;
      parties.push(party);
      votes.push(column.shares[at]!);
    }
    end[column.company] = parties.length;
  }
  return {
    each: (company, visit) => {
      for (let at = from[company]!; at < end[company]!; at += 1) visit(parties[at]!, votes[at]!);
    },
    find: (company, party) => {
      for (let at = from[company]!; at < end[company]!; at += 1) if (parties[at] === party) return votes[at]!;
      const column = voting.solveColumn(company);
      const place = column.parties.indexOf(party);
      return place === -1 || column.weights[place]! <= LEAST_SHARE ? 0 : column.weights[place]!;
    },
  };
};
