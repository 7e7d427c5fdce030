import { walkDown } from '../control/find-controlled.ts';
import type { Heads } from '../control/find-heads.ts';
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

/**
 * Votes by person in one company. A person's block is all that it commands; who acts in concert stands in the block of the
 * concert, so that its own part is looked up.
 */
const makeCommand = (ownership: Ownership, heads: Heads, company: number) => {
  const blocks = heads.listBlocks(company);
  const isConcerted = heads.concerts.concerts.length > 0;
  return (person: number): number =>
    blocks.find(({ head }) => head === person)?.votes ??
    (isConcerted ? (walkDown(ownership, [person]).votes.get(company) ?? 0) : 0);
};

/** Every natural person above a company, largest share first. */
export const measurePersons = (
  ownership: Ownership,
  heads: Heads,
  shares: CompanyShares,
  { kindOf, income }: OwnerFacts,
): readonly PersonMeasure[] => {
  const { graph } = ownership;
  const company = findParty(ownership, shares.company);
  if (company === -1) return [];
  const voting = readVotes(ownership);
  const isApart = voting !== ownership;
  const votes = isApart ? readShares(calculateShares(voting, shares.company)) : null;
  const incomes = income ? readShares(calculateShares(income, shares.company)) : null;
  const findCommanded = makeCommand(ownership, heads, company);
  const measure = (party: PartyId, percent: number, high: number): PersonMeasure => {
    const commanded = findCommanded(graph.numbers.get(party)!) * 100;
    const enjoyed = votes ? (votes.get(party) ?? 0) : percent;
    const own = incomes ? (incomes.get(party) ?? 0) : null;
    return { party, percent, high, votes: roundPercent(Math.max(commanded, enjoyed)), income: own };
  };
  const isPerson = (party: PartyId) => kindOf(party) === 'person';
  const holders = shares.holders
    .filter(({ holder }) => isPerson(holder))
    .map(({ holder, percent, high }) => measure(holder, percent, high ?? percent));
  // Votes without any capital, or hardly any at the end of a long chain of majorities.
  const known = new Set(holders.map(({ party }) => party));
  const head = heads.findHead(company);
  const voters = [...(votes?.keys() ?? []), ...(graph.isFirm[head] === 0 ? [graph.ids[head]!] : [])];
  const others = [...new Set(voters)].filter((party) => !known.has(party) && isPerson(party));
  const measured = [...holders, ...others.map((party) => measure(party, 0, 0))];
  return others.length === 0
    ? measured
    : measured.toSorted((a, b) => b.percent - a.percent || compareIds(a.party, b.party));
};
