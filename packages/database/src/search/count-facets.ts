import { countFacets, FACET_KINDS, makeFacetTest } from '@mingjian/domain/search';
import type { FacetKind, FacetValue, SearchFilters, TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { EXACT_TOTAL, listFacetCodes } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import { findMaintainedFacets } from './maintained-facets.ts';
import type { Matching } from './matching.ts';

export interface Facet {
  readonly values: readonly FacetValue[];
  /** The counts are those of the best known 10,000. */
  readonly isCapped: boolean;
}

export interface FacetResult extends MatchCount {
  readonly facets: ReadonlyMap<FacetKind, Facet>;
}

/** Filters that narrow each other: the counts of one leave out the choice of both. */
const FAMILIES: Partial<Record<FacetKind, readonly FacetKind[]>> = {
  province: ['province', 'city'],
  section: ['section', 'division'],
};
const familyOf = (kind: FacetKind): readonly FacetKind[] => FAMILIES[kind] ?? [kind];

type Chosen = Partial<Readonly<Record<FacetKind, readonly string[]>>>;

const chosenOf = ({ values, ratingGrades }: SearchFilters): Chosen => ({
  ...values,
  ...(ratingGrades ? { rating: ratingGrades.map(String) } : {}),
});

const leaveOut = (filters: SearchFilters, kind: FacetKind): SearchFilters => {
  const { ratingGrades, values, ...limits } = filters;
  const family: readonly string[] = familyOf(kind);
  return {
    ...limits,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !family.includes(name))),
    ...(kind === 'rating' || !ratingGrades ? {} : { ratingGrades }),
  };
};

/** Counts of a group of companies, and their codes where they were all read. */
interface Group extends MatchCount {
  readonly counts: ReadonlyMap<FacetKind, readonly FacetValue[]>;
  readonly codes: readonly number[] | undefined;
  readonly isCapped: boolean;
}

interface Counting {
  readonly db: Database;
  readonly frequencies: TokenFrequencies;
  readonly withRatings: boolean;
}

const countGroup = async (
  { db, frequencies, withRatings }: Counting,
  matching: Matching,
  kinds: readonly FacetKind[],
): Promise<Group> => {
  const counts = await findMaintainedFacets(db, matching);
  if (counts) return { counts, codes: undefined, isCapped: false, total: EXACT_TOTAL, totalIsCapped: true };
  const { codes, total, totalIsCapped } = await listFacetCodes(db, matching, frequencies, withRatings);
  return {
    counts: countFacets(codes, kinds),
    codes: totalIsCapped ? undefined : codes,
    isCapped: totalIsCapped,
    total,
    totalIsCapped,
  };
};

/** The group itself, without asking, when a wider one was read whole: it holds the codes of this one. */
const takeFrom = (
  wider: readonly Group[],
  chosen: Chosen,
  kinds: readonly FacetKind[],
): Group | undefined => {
  const whole = wider.find(({ codes }) => codes !== undefined)?.codes;
  if (!whole) return undefined;
  const codes = whole.filter(makeFacetTest(chosen));
  return {
    counts: countFacets(codes, kinds),
    codes,
    isCapped: false,
    total: codes.length,
    totalIsCapped: false,
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
  const counting = { db, frequencies, withRatings };
  const kinds = withRatings ? FACET_KINDS : FACET_KINDS.filter((kind) => kind !== 'rating');
  const chosen = chosenOf(matching.filters);
  const isChosen = (kind: FacetKind): boolean => familyOf(kind).some((one) => (chosen[one] ?? []).length > 0);
  const facets = new Map<FacetKind, Facet>();
  const add = (kind: FacetKind, { counts, isCapped }: Group): void => {
    facets.set(kind, { values: counts.get(kind) ?? [], isCapped });
  };
  const wider: Group[] = [];
  for (const kind of kinds.filter(isChosen)) {
    const without = { ...matching, filters: leaveOut(matching.filters, kind) };
    const group = await countGroup(counting, without, [kind]);
    wider.push(group);
    add(kind, group);
  }
  const open = kinds.filter((kind) => !isChosen(kind));
  const group = takeFrom(wider, chosen, open) ?? (await countGroup(counting, matching, open));
  for (const kind of open) add(kind, group);
  return { total: group.total, totalIsCapped: group.totalIsCapped, facets };
};
