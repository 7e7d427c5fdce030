import type { PartyId } from '../graph/holding.ts';
import type { OwnershipGraph } from '../graph/make-graph.ts';

/** Parties that vote as one (一致行动人): in one company, or wherever they hold votes. */
export interface Concert {
  readonly members: readonly PartyId[];
  readonly company?: PartyId | undefined;
}

/** Each concert as one more party, numbered after those of the graph. */
export interface ConcertIndex {
  readonly concerts: readonly Concert[];
  /** The party that votes for `party` in `company`: a concert, or itself. */
  readonly find: (party: number, company: number) => number;
}

export const indexConcerts = (graph: OwnershipGraph, concerts: readonly Concert[]): ConcertIndex => {
  const everywhere = new Map<number, number>();
  const byCompany = new Map<number, Map<number, number>>();
  for (const [at, { members, company }] of concerts.entries()) {
    const place = company === undefined ? undefined : graph.numbers.get(company);
    if (company !== undefined && place === undefined) continue;
    const voters = place === undefined ? everywhere : (byCompany.get(place) ?? new Map<number, number>());
    if (place !== undefined) byCompany.set(place, voters);
    for (const member of members) {
      const party = graph.numbers.get(member);
      if (party !== undefined) voters.set(party, graph.size + at);
    }
  }
  const isEmpty = concerts.length === 0;
  return {
    concerts,
    find: (party, company) =>
      isEmpty ? party : (byCompany.get(company)?.get(party) ?? everywhere.get(party) ?? party),
  };
};
