import { hashFilter, listCapitalBands, listFoundingYears } from './filters.ts';
import type { SearchFilters } from './filters.ts';
import { VALUE_FILTERS } from '../search-terms/index.ts';
import type { ValueFilter } from '../search-terms/index.ts';
import type { TokenFrequencies, TokenSet } from './plan-query.ts';

/** Groups of tokens; a company that fits carries at least one of each group. */
type Groups = readonly TokenSet[];

/** A city says more than its province and an industry more than its section: the outer one adds nothing. */
const OUTER: Partial<Record<ValueFilter, ValueFilter>> = { province: 'city', section: 'division' };

const groupsOf = ({
  values,
  capitalFrom,
  capitalTo,
  establishedFrom,
  establishedTo,
}: SearchFilters): Groups => {
  const chosen = VALUE_FILTERS.filter((filter) => {
    const inner = OUTER[filter];
    return (values[filter]?.length ?? 0) > 0 && !(inner && (values[inner]?.length ?? 0) > 0);
  });
  return [
    ...chosen.map((filter) => (values[filter] ?? []).map((value) => hashFilter(filter, value))),
    ...(capitalFrom === undefined && capitalTo === undefined
      ? []
      : [listCapitalBands(capitalFrom, capitalTo)]),
    ...(establishedFrom === undefined && establishedTo === undefined
      ? []
      : [listFoundingYears(establishedFrom, establishedTo)]),
  ];
};

export interface Estimate {
  /** 0-1: companies that fit, were the filters independent of each other. */
  readonly share: number;
  /** Entries of the token index that are read to find them. */
  readonly postings: number;
}

/** How many companies filters leave and what asking the token index for them costs. */
export const estimateFilters = (
  filters: SearchFilters,
  { companies, frequencyOf }: TokenFrequencies,
): Estimate => {
  const all = Math.max(1, companies);
  const counts = groupsOf(filters).map((group) => group.reduce((sum, token) => sum + frequencyOf(token), 0));
  return {
    share: counts.reduce((share, count) => share * Math.min(1, count / all), 1),
    postings: counts.reduce((sum, count) => sum + count, 0),
  };
};
