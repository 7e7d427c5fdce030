import { countFacets, FACET_KINDS } from '@mingjian/domain/search';
import type { FacetKind, FacetValue, SearchFilters } from '@mingjian/domain/search';
import type { MatchCount } from './count-matches.ts';

export interface Facet {
  readonly values: readonly FacetValue[];
  /** The counts are those of the best known 10,000. */
  readonly isCapped: boolean;
  /** Counted within the list: what another choice of this filter would bring was too dear to count. */
  readonly isWithin: boolean;
}

export interface FacetResult extends MatchCount {
  readonly facets: ReadonlyMap<FacetKind, Facet>;
}

/** Counts over a group of companies. */
export interface FacetGroup extends MatchCount {
  readonly counts: ReadonlyMap<FacetKind, readonly FacetValue[]>;
  readonly isCapped: boolean;
}

export const makeFacetGroup = (
  codes: readonly number[],
  count: MatchCount,
  kinds: readonly FacetKind[],
): FacetGroup => ({ ...count, counts: countFacets(codes, kinds), isCapped: count.totalIsCapped });

/** Filters that narrow each other: the counts of one leave out the choice of both. */
const FAMILIES: Partial<Record<FacetKind, readonly FacetKind[]>> = {
  province: ['province', 'city'],
  section: ['section', 'division'],
};
export const familyOf = (kind: FacetKind): readonly FacetKind[] => FAMILIES[kind] ?? [kind];

export const listKinds = (withRatings: boolean): readonly FacetKind[] =>
  withRatings ? FACET_KINDS : FACET_KINDS.filter((kind) => kind !== 'rating');

/** Whether a facet, or one that lies in it, narrows the list. */
export const isChosen = ({ values, ratingGrades }: SearchFilters, kind: FacetKind): boolean =>
  familyOf(kind).some((one) =>
    one === 'rating' ? ratingGrades !== undefined : (values[one] ?? []).length > 0,
  );

export const leaveOut = (filters: SearchFilters, kind: FacetKind): SearchFilters => {
  const { ratingGrades, values, ...limits } = filters;
  const family: readonly string[] = familyOf(kind);
  return {
    ...limits,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !family.includes(name))),
    ...(kind === 'rating' || !ratingGrades ? {} : { ratingGrades }),
  };
};

/**
 * The facets of a list: a chosen one from the group without its choice, so that further values can be chosen beside
 * them; where that was not counted, and all others, from the list itself.
 */
export const joinFacets = (
  filters: SearchFilters,
  kinds: readonly FacetKind[],
  list: FacetGroup,
  wider: ReadonlyMap<FacetKind, FacetGroup>,
): FacetResult => ({
  total: list.total,
  totalIsCapped: list.totalIsCapped,
  facets: new Map(
    kinds.map((kind): readonly [FacetKind, Facet] => {
      const { counts, isCapped } = wider.get(kind) ?? list;
      const isWithin = isChosen(filters, kind) && !wider.has(kind);
      return [kind, { values: counts.get(kind) ?? [], isCapped, isWithin }];
    }),
  ),
});
