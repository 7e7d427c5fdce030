import { countFacets } from '@mingjian/domain/search';
import type { FacetValue, SearchFilters, TokenFrequencies } from '@mingjian/domain/search';
import { VALUE_FILTERS } from '@mingjian/domain/search-terms';
import type { ValueFilter } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { countRatings, EXACT_TOTAL, listFacetCodes } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import { findMaintainedFacets } from './maintained-facets.ts';
import type { Matching } from './matching.ts';

export interface Facet {
  readonly values: readonly FacetValue[];
  /** The counts are those of the best known 10,000. */
  readonly isCapped: boolean;
}

export interface FacetResult extends MatchCount {
  readonly facets: ReadonlyMap<ValueFilter | 'rating', Facet>;
}

/** Filters that narrow each other: the counts of one leave out the choice of both. */
const FAMILIES: Partial<Record<ValueFilter, readonly ValueFilter[]>> = {
  province: ['province', 'city'],
  section: ['section', 'division'],
};

const leaveOut = (filters: SearchFilters, filter: ValueFilter): SearchFilters => ({
  ...filters,
  values: Object.fromEntries(
    Object.entries(filters.values).filter(
      ([name]) => !(FAMILIES[filter] ?? [filter]).includes(name as ValueFilter),
    ),
  ),
});

const isChosen = ({ values }: SearchFilters, filter: ValueFilter): boolean =>
  (FAMILIES[filter] ?? [filter]).some((name) => (values[name] ?? []).length > 0);

const countAsked = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  asked: readonly ValueFilter[],
): Promise<FacetResult> => {
  const maintained = await findMaintainedFacets(db, matching);
  const live = maintained ? undefined : await listFacetCodes(db, matching, frequencies);
  const counts = live ? countFacets(live.codes, asked) : maintained;
  const { total, totalIsCapped } = live ?? { total: EXACT_TOTAL, totalIsCapped: true };
  const isCapped = live?.totalIsCapped ?? false;
  return {
    total,
    totalIsCapped,
    facets: new Map(asked.map((filter) => [filter, { values: counts?.get(filter) ?? [], isCapped }])),
  };
};

/**
 * How many companies each value of each filter would leave. A filter with chosen values is counted without them,
 * so that further values can be chosen beside them.
 */
export const countFacetsOf = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  withRatings: boolean,
): Promise<FacetResult> => {
  const { filters } = matching;
  const chosen = VALUE_FILTERS.filter((filter) => isChosen(filters, filter));
  const open = VALUE_FILTERS.filter((filter) => !chosen.includes(filter));
  const result = await countAsked(db, matching, frequencies, open);
  const facets = new Map<ValueFilter | 'rating', Facet>(result.facets);
  for (const filter of chosen) {
    const wider = { ...matching, filters: leaveOut(filters, filter) };
    const counted = await countAsked(db, wider, frequencies, [filter]);
    for (const [name, facet] of counted.facets) facets.set(name, facet);
  }
  if (withRatings) facets.set('rating', await countRatingFacet(db, matching, frequencies, result));
  return { total: result.total, totalIsCapped: result.totalIsCapped, facets };
};

const countRatingFacet = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  { totalIsCapped }: MatchCount,
): Promise<Facet> => {
  const { ratingGrades: _, ...filters } = matching.filters;
  const counts = await countRatings(db, { ...matching, filters }, frequencies);
  const values = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([grade, count]) => ({ value: String(grade), count }));
  return { values, isCapped: totalIsCapped };
};
