import type { Heads } from '../control/find-heads.ts';
import { compareIds, roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import { countingSort } from '../graph/make-graph.ts';
import type { Ownership } from '../make-ownership.ts';
import type { CompanyColumn } from '../shares/stream-columns.ts';
import { meets } from './facts.ts';
import type { OwnerTest } from './facts.ts';
import { readEnjoyedVotes } from './read-enjoyed-votes.ts';

/** A beneficial owner where nothing is known but holdings: who only holds counts as a natural person. */
export interface ListedOwner {
  readonly company: PartyId;
  readonly owner: PartyId;
  /** Percent. */
  readonly percent: number;
  readonly votes: number;
  readonly test: OwnerTest;
}

export interface OwnerList {
  /** Takes the next company; each once. */
  add(column: CompanyColumn): void;
  /** In the order of the file, by test and then by share. */
  owners(): Iterable<ListedOwner>;
}

const TESTS: readonly OwnerTest[] = ['1_equity_25', '2_income_or_vote_25', '3_actual_control'];

/** The tests of `findBeneficialOwners` for every company of a graph, column by column and without what only one company asks. */
export const makeOwnerList = (ownership: Ownership, heads: Heads, threshold: number): OwnerList => {
  const { ids, isFirm, size } = ownership.graph;
  const enjoyed = readEnjoyedVotes(ownership, threshold / 100);
  const percents = new Float64Array(size);
  const isSeen = new Uint8Array(size);
  const companies: number[] = [];
  const [owners, shares, votes, tests]: [number[], number[], number[], number[]] = [[], [], [], []];

  /** Persons that can meet a test: by capital, by votes along the paths, by votes that they command. */
  const listPersons = (column: CompanyColumn, blocks: ReadonlyMap<number, number>): readonly number[] => {
    const persons: number[] = [];
    const add = (party: number): void => {
      if (party >= size || isFirm[party] || isSeen[party]) return;
      isSeen[party] = 1;
      persons.push(party);
    };
    for (let at = 0; at < column.count; at += 1) {
      const party = column.holders[at]!;
      if (isFirm[party]) continue;
      percents[party] = roundPercent(column.shares[at]! * 100);
      if (meets(percents[party], threshold)) add(party);
    }
    enjoyed?.each(column.company, (party, part) => {
      if (meets(roundPercent(part * 100), threshold)) add(party);
    });
    for (const [head, part] of blocks) if (meets(roundPercent(part * 100), threshold)) add(head);
    add(heads.findHead(column.company));
    return persons;
  };

  const judge = (company: number, person: number, commanded: number): void => {
    const percent = percents[person]!;
    const along = enjoyed ? roundPercent(enjoyed.find(company, person) * 100) : percent;
    const voting = roundPercent(Math.max(commanded * 100, along));
    const test = meets(percent, threshold) ? 0 : meets(voting, threshold) ? 1 : 2;
    companies.push(company);
    owners.push(person);
    shares.push(percent);
    votes.push(voting);
    tests.push(test);
  };

  const describe = (at: number): ListedOwner => ({
    company: ids[companies[at]!]!,
    owner: ids[owners[at]!]!,
    percent: shares[at]!,
    votes: votes[at]!,
    test: TESTS[tests[at]!]!,
  });

  return {
    add: (column) => {
      const { company } = column;
      const blocks = new Map(heads.listBlocks(company).map(({ head, votes: part }) => [head, part]));
      for (const person of listPersons(column, blocks)) {
        judge(company, person, blocks.get(person) ?? 0);
        isSeen[person] = 0;
      }
      for (let at = 0; at < column.count; at += 1) percents[column.holders[at]!] = 0;
    },
    owners: function* () {
      const places = Int32Array.from(companies, (_, at) => at);
      const { start, sorted } = countingSort(Int32Array.from(companies), size, places);
      const isBefore = (a: number, b: number): number =>
        tests[a]! - tests[b]! || shares[b]! - shares[a]! || compareIds(ids[owners[a]!]!, ids[owners[b]!]!);
      for (let company = 0; company < size; company += 1)
        for (const at of Array.from(sorted.subarray(start[company], start[company + 1])).toSorted(isBefore))
          yield describe(at);
    },
  };
};
