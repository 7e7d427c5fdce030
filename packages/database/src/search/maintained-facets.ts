import { FACET_KINDS, hasFilters } from '@mingjian/domain/search';
import type { FacetKind, FacetValue, SearchFilters } from '@mingjian/domain/search';
import { VALUE_FILTERS } from '@mingjian/domain/search-terms';
import type { ValueFilter } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { EXACT_TOTAL } from './count-matches.ts';

/** Counts are kept for no filter and for each single value; below this they are counted live, to the company. */
const LEAST_MAINTAINED = 2 * EXACT_TOTAL;

/** Under what the counts beside a filter value are kept; the empty text: no filter at all. */
export const givenKey = (filter: FacetKind, value: string): string => `${filter}=${value}`;
const NOTHING_GIVEN = '';

const INNER: Partial<Record<ValueFilter, ValueFilter>> = { province: 'city', section: 'division' };

/** The one value that narrows the list, if it is one: a city stands for its province as well. */
const findGiven = ({ values, ...limits }: SearchFilters): string | undefined => {
  if (hasFilters({ values: {}, ...limits })) return undefined;
  const chosen = VALUE_FILTERS.filter((filter) => {
    const inner = INNER[filter];
    return (values[filter]?.length ?? 0) > 0 && !(inner && values[inner]?.length === 1);
  });
  const [filter, ...others] = chosen;
  if (filter === undefined) return NOTHING_GIVEN;
  const [value, ...alternatives] = values[filter] ?? [];
  return others.length === 0 && alternatives.length === 0 && value !== undefined
    ? givenKey(filter, value)
    : undefined;
};

/**
 * The facet counts of a list that no filter or one value narrows, as the last refresh left them; undefined where
 * the list is short enough to be counted live or narrowed by more.
 */
export const findMaintainedFacets = async (
  db: Database,
  filters: SearchFilters,
): Promise<ReadonlyMap<FacetKind, readonly FacetValue[]> | undefined> => {
  const given = findGiven(filters);
  if (given === undefined) return undefined;
  const { rows } = await db.pool.query<{ filter: string; value: string; count: number }>({
    name: 'search-facet-counts',
    text: `select filter, value, count from search_facet_count where given = $1
           order by filter, count desc, value`,
    values: [given],
  });
  const all = rows.find((row) => row.filter === 'all')?.count ?? 0;
  if (all < LEAST_MAINTAINED) return undefined;
  const groups = Map.groupBy(rows, (row) => row.filter);
  return new Map(
    FACET_KINDS.map((filter) => [
      filter,
      (groups.get(filter) ?? []).map(({ value, count }) => ({ value, count })),
    ]),
  );
};
