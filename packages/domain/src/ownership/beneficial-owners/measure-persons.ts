import { walkDown } from '../control/find-controlled.ts';
import { listAbove } from '../graph/list-between.ts';
import { compareIds, roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import { findParty } from '../make-ownership.ts';
import type { Ownership } from '../make-ownership.ts';
import { calculateShares } from '../shares/calculate-shares.ts';
import type { CompanyShares } from '../shares/calculate-shares.ts';
import { readVotes } from '../shares/read-votes.ts';
import type { OwnerFacts } from './facts.ts';

/** What one natural person has of a company. Percent. */
export interface PersonMeasure {
  readonly party: PartyId;
  /** Capital over all paths, with its band where a source gives one. */
  readonly percent: number;
  readonly high: number;
  /** Votes: multiplied along the paths, or commanded through controlled companies, whichever is more. */
  readonly votes: number;
  /** Of the income, where that differs from the capital; else null. */
  readonly income: number | null;
}

const readShares = ({ holders }: CompanyShares): ReadonlyMap<PartyId, number> =>
  new Map(holders.map(({ holder, percent }) => [holder, percent]));

/** Every natural person above a company, largest share first. */
export const measurePersons = (
  ownership: Ownership,
  shares: CompanyShares,
  { kindOf, income }: OwnerFacts,
): readonly PersonMeasure[] => {
  const { graph } = ownership;
  const company = findParty(ownership, shares.company);
  if (company === -1) return [];
  const voting = readVotes(ownership);
  const votes =
    voting === ownership ? readShares(shares) : readShares(calculateShares(voting, shares.company));
  const incomes = income ? readShares(calculateShares(income, shares.company)) : null;
  const capital = new Map(shares.holders.map((share) => [share.holder, share]));
  const measured = [...listAbove(ownership, company)]
    .filter((party) => party !== company && kindOf(graph.ids[party]!) === 'person')
    .map((number) => {
      const party = graph.ids[number]!;
      const commanded = walkDown(ownership, [number]).votes.get(company) ?? 0;
      const share = capital.get(party);
      return {
        party,
        percent: share?.percent ?? 0,
        high: share?.high ?? share?.percent ?? 0,
        votes: roundPercent(Math.max(commanded * 100, votes.get(party) ?? 0)),
        income: incomes ? (incomes.get(party) ?? 0) : null,
      };
    });
  return measured.toSorted((a, b) => b.percent - a.percent || compareIds(a.party, b.party));
};
