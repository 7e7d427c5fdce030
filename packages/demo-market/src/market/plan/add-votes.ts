import { WHOLE } from '../basis/amounts.ts';
import type { Share } from '../basis/amounts.ts';
import { makeRandom } from '../basis/random.ts';
import type { Firm, Holding, Market } from './firm.ts';
import { makePerson } from './people.ts';

/** Votes of a special share against one of an ordinary share; the exchanges allow up to ten. */
const SPECIAL_VOTES = [5, 8, 10];
const MOST_IN_CONCERT = 3;

const listPeople = (holdings: readonly Holding[]): readonly Holding[] =>
  holdings
    .filter(({ holder, until, share }) => holder.type === 'person' && until === null && share !== null)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));

/** A listed private firm that people lead, none of them with half of it. */
const isLedByPeople = (market: Market, firm: Firm): boolean => {
  if (!firm.isListed || firm.nature !== 'private') return false;
  const holdings = market.owners[firm.index] ?? [];
  const people = listPeople(holdings);
  const names = people.flatMap(({ holder }) =>
    holder.type === 'person' ? [makePerson(market.seed, holder.number).name] : [],
  );
  const first = people[0]?.share ?? 0;
  return (
    people.length > 1 &&
    new Set(names).size === names.length &&
    first < WHOLE / 2 &&
    holdings.every(({ share }) => (share ?? 0) <= first)
  );
};

/** The founder's shares carry several votes each, all others one; rounded down, so that they are never more than all. */
const giveVotes = (market: Market, firm: Firm, holdings: readonly Holding[]): readonly Holding[] => {
  const times = makeRandom(market.seed, 'special-votes', firm.index).pick(SPECIAL_VOTES);
  const founder = listPeople(holdings)[0];
  const all = 1 + ((times - 1) * (founder?.share ?? 0)) / WHOLE;
  const votesOf = (holding: Holding, share: Share): Share =>
    Math.floor((share * (holding === founder ? times : 1)) / all);
  return holdings.map((holding) =>
    holding.share === null ? holding : { ...holding, votes: votesOf(holding, holding.share) },
  );
};

/** As many of the largest as have half of the firm together, up to three. */
const joinInConcert = (holdings: readonly Holding[]): readonly Holding[] => {
  const members = new Set<Holding>();
  let sum = 0;
  for (const holding of listPeople(holdings).slice(0, MOST_IN_CONCERT)) {
    if (members.size > 1 && sum > WHOLE / 2) break;
    members.add(holding);
    sum += holding.share ?? 0;
  }
  return holdings.map((holding) => (members.has(holding) ? { ...holding, isInConcert: true } : holding));
};

/** Of three listed firms that people lead, in turn: an agreement to act in concert, shares with several votes, neither. */
export const addVotes = (market: Market): Market => {
  let turn = 0;
  const owners = market.firms.map((firm, index) => {
    const holdings = market.owners[index] ?? [];
    if (!isLedByPeople(market, firm)) return holdings;
    turn += 1;
    if (turn % 3 === 1) return joinInConcert(holdings);
    return turn % 3 === 2 ? giveVotes(market, firm, holdings) : holdings;
  });
  return { ...market, owners };
};
