import { VALUE_FILTERS } from '../search-terms/index.ts';
import type { ValueFilter } from '../search-terms/index.ts';
import { hashFilter, listCapitalBands, listFoundingYears } from './filters.ts';
import type { SearchFilters } from './filters.ts';
import type { TokenFrequencies, TokenSet } from './plan-query.ts';

/** Tokens of one filter: a company that fits carries at least one of them. */
export interface FilterGroup {
  readonly filter: ValueFilter | 'capital' | 'founded';
  readonly tokens: TokenSet;
}

const listRangeGroups = (filters: SearchFilters): readonly FilterGroup[] => {
  const { capitalFrom, capitalTo, establishedFrom, establishedTo } = filters;
  const isOpen = (from: unknown, to: unknown): boolean => from === undefined && to === undefined;
  return [
    ...(isOpen(capitalFrom, capitalTo)
      ? []
      : [{ filter: 'capital' as const, tokens: listCapitalBands(capitalFrom, capitalTo) }]),
    ...(isOpen(establishedFrom, establishedTo)
      ? []
      : [{ filter: 'founded' as const, tokens: listFoundingYears(establishedFrom, establishedTo) }]),
  ];
};

/** Every filter that is set, as tokens of the search rows. */
export const listFilterGroups = (filters: SearchFilters): readonly FilterGroup[] => [
  ...VALUE_FILTERS.map((filter) => ({
    filter,
    tokens: (filters.values[filter] ?? []).map((value) => hashFilter(filter, value)),
  })).filter(({ tokens }) => tokens.length > 0),
  ...listRangeGroups(filters),
];

/** A city says more than its province and an industry more than its section: the outer one adds nothing. */
const OUTER: Partial<Record<string, ValueFilter>> = { city: 'province', division: 'section' };

/** 0-1: how many companies carry one of the tokens. */
export const shareOfGroup = ({ tokens }: FilterGroup, { companies, frequencyOf }: TokenFrequencies): number =>
  Math.min(1, tokens.reduce((sum, token) => sum + frequencyOf(token), 0) / Math.max(1, companies));

/** 0-1: how many companies fit all groups, were they independent of each other. */
export const estimateShare = (groups: readonly FilterGroup[], frequencies: TokenFrequencies): number => {
  const outer = new Set<string | undefined>(groups.map(({ filter }) => OUTER[filter]));
  return groups
    .filter(({ filter }) => !outer.has(filter))
    .reduce((share, group) => share * shareOfGroup(group, frequencies), 1);
};
