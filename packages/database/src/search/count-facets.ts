import type { FacetKind, TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { estimateMatches } from './choose-part.ts';
import { EXACT_TOTAL, listFacetCodes } from './count-matches.ts';
import { isChosen, joinFacets, leaveOut, listKinds, makeFacetGroup } from './facets.ts';
import type { FacetGroup, FacetResult } from './facets.ts';
import type { Matching } from './matching.ts';

interface Counting {
  readonly db: Database;
  readonly frequencies: TokenFrequencies;
  readonly withRatings: boolean;
}

const countLive = async (
  { db, frequencies, withRatings }: Counting,
  matching: Matching,
  kinds: readonly FacetKind[],
): Promise<FacetGroup> => {
  const isRated = withRatings || kinds.includes('rating');
  const { codes, ...count } = await listFacetCodes(db, matching, frequencies, isRated);
  return makeFacetGroup(codes, count, kinds);
};

/** So many rows, all in all, may be read for counts of choices that were not made. */
const WIDER_ROWS = 6_000;

/**
 * Groups without one of the chosen filters each, the smallest first, until the budget is spent: their counts are
 * what a further value of that filter would bring.
 */
const countWider = async (counting: Counting, matching: Matching, chosen: readonly FacetKind[]) => {
  const wider = chosen
    .map((kind) => ({ kind, without: { ...matching, filters: leaveOut(matching.filters, kind) } }))
    .map((one) => ({ ...one, rows: estimateMatches(one.without, counting.frequencies) }))
    .sort((a, b) => a.rows - b.rows);
  const groups = new Map<FacetKind, FacetGroup>();
  let read = 0;
  for (const { kind, without, rows } of wider) {
    read += Math.min(rows, EXACT_TOTAL);
    if (read > WIDER_ROWS) break;
    groups.set(kind, await countLive(counting, without, [kind]));
  }
  return groups;
};

/** How many of the companies that words or numbers found each value of each filter would leave. */
export const countFacetsOf = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  withRatings: boolean,
): Promise<FacetResult> => {
  const { filters } = matching;
  const kinds = listKinds(withRatings);
  const chosen = kinds.filter((kind) => isChosen(filters, kind));
  const wider = await countWider({ db, frequencies, withRatings: false }, matching, chosen);
  const list = await countLive({ db, frequencies, withRatings }, matching, kinds);
  return joinFacets(filters, kinds, list, wider);
};
