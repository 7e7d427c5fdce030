import { countFacets, hasFilters } from '@mingjian/domain/search';
import type { FacetValue, SearchFilters } from '@mingjian/domain/search';
import { VALUE_FILTERS } from '@mingjian/domain/search-terms';
import type { ValueFilter } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import type { Matching } from './condition.ts';
import { countRatings, EXACT_TOTAL, listFacetCodes } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';

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

/** The counts of all companies as the last refresh left them; undefined for so few that they are counted live. */
const findMaintainedFacets = async (db: Database): Promise<FacetResult | undefined> => {
  const { rows } = await db.pool.query<{ filter: string; value: string; count: number }>({
    name: 'search-facet-counts',
    text: 'select filter, value, count from search_facet_count order by filter, count desc, value',
  });
  const all = rows.find((row) => row.filter === 'all')?.count ?? 0;
  if (all <= EXACT_TOTAL) return undefined;
  const groups = Map.groupBy(rows, (row) => row.filter);
  return {
    total: EXACT_TOTAL,
    totalIsCapped: true,
    facets: new Map(
      VALUE_FILTERS.map((filter) => [
        filter,
        {
          isCapped: false,
          values: (groups.get(filter) ?? []).map(({ value, count }) => ({ value, count })),
        },
      ]),
    ),
  };
};

const countAll = async (
  db: Database,
  matching: Matching,
  asked: readonly ValueFilter[],
): Promise<FacetResult> => {
  const isUnfiltered = matching.sets.length === 0 && !matching.only && !hasFilters(matching.filters);
  const maintained = isUnfiltered ? await findMaintainedFacets(db) : undefined;
  if (maintained) return maintained;
  const { codes, total, totalIsCapped } = await listFacetCodes(db, matching);
  const counts = countFacets(codes, asked);
  const facets = asked.map(
    (filter) => [filter, { values: counts.get(filter) ?? [], isCapped: totalIsCapped }] as const,
  );
  return { total, totalIsCapped, facets: new Map(facets) };
};

/**
 * How many companies each value of each filter would leave. A filter with chosen values is counted without them,
 * so that further values can be chosen beside them.
 */
export const countFacetsOf = async (
  db: Database,
  matching: Matching,
  withRatings: boolean,
): Promise<FacetResult> => {
  const { filters } = matching;
  const chosen = VALUE_FILTERS.filter((filter) => isChosen(filters, filter));
  const open = VALUE_FILTERS.filter((filter) => !chosen.includes(filter));
  const result = await countAll(db, matching, open);
  const facets = new Map<ValueFilter | 'rating', Facet>(
    [...result.facets].filter(([filter]) => open.includes(filter as ValueFilter)),
  );
  for (const filter of chosen) {
    const others = await countAll(db, { ...matching, filters: leaveOut(filters, filter) }, [filter]);
    const facet = others.facets.get(filter);
    if (facet) facets.set(filter, facet);
  }
  if (withRatings) facets.set('rating', await countRatingFacet(db, matching, result.totalIsCapped));
  return { total: result.total, totalIsCapped: result.totalIsCapped, facets };
};

const countRatingFacet = async (db: Database, matching: Matching, isCapped: boolean): Promise<Facet> => {
  const { ratingGrades: _, ...filters } = matching.filters;
  const counts = await countRatings(db, { ...matching, filters });
  const values = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([grade, count]) => ({ value: String(grade), count }));
  return { values, isCapped };
};
