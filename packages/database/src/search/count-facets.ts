import { countFacets, FACET_KINDS } from '@mingjian/domain/search';
import type { FacetKind, FacetValue, SearchFilters, TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { chooseRoad } from './choose-road.ts';
import { EXACT_TOTAL, listFacetCodes } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import { findMaintainedFacets } from './maintained-facets.ts';
import type { Matching } from './matching.ts';

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

/** Counts over a group of companies. */
interface Group extends MatchCount {
  readonly counts: ReadonlyMap<FacetKind, readonly FacetValue[]>;
  readonly isCapped: boolean;
}

interface Counting {
  readonly db: Database;
  readonly frequencies: TokenFrequencies;
  readonly withRatings: boolean;
}

const findMaintained = async (db: Database, matching: Matching): Promise<Group | undefined> => {
  const counts = await findMaintainedFacets(db, matching);
  return counts && { counts, isCapped: false, total: EXACT_TOTAL, totalIsCapped: true };
};

const countLive = async (
  { db, frequencies, withRatings }: Counting,
  matching: Matching,
  kinds: readonly FacetKind[],
): Promise<Group> => {
  const isRated = withRatings || kinds.includes('rating');
  const { codes, ...count } = await listFacetCodes(db, matching, frequencies, isRated);
  return { ...count, counts: countFacets(codes, kinds), isCapped: count.totalIsCapped };
};

/** What may be spent on counts for choices that were not made. */
const WIDER_US = 16_000;

/**
 * Groups without one of the chosen filters each, the cheapest first, until the budget is spent: their counts are
 * what a further value of that filter would bring.
 */
const countWider = async (counting: Counting, matching: Matching, chosen: readonly FacetKind[]) => {
  const wider = chosen
    .map((kind) => ({ kind, without: { ...matching, filters: leaveOut(matching.filters, kind) } }))
    .map((one) => ({ ...one, cost: chooseRoad(one.without, counting.frequencies, EXACT_TOTAL).microseconds }))
    .sort((a, b) => a.cost - b.cost);
  const groups = new Map<FacetKind, Group>();
  let spent = 0;
  for (const { kind, without, cost } of wider) {
    const maintained = await findMaintained(counting.db, without);
    if (!maintained && (spent += cost) > WIDER_US) continue;
    groups.set(kind, maintained ?? (await countLive(counting, without, [kind])));
  }
  return groups;
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
  const kinds = withRatings ? FACET_KINDS : FACET_KINDS.filter((kind) => kind !== 'rating');
  const chosen = chosenOf(matching.filters);
  const isChosen = (kind: FacetKind): boolean => familyOf(kind).some((one) => (chosen[one] ?? []).length > 0);
  const wider = await countWider({ db, frequencies, withRatings: false }, matching, kinds.filter(isChosen));
  const group =
    (await findMaintained(db, matching)) ??
    (await countLive({ db, frequencies, withRatings }, matching, kinds));
  const facets = kinds.map((kind): readonly [FacetKind, Facet] => {
    const { counts, isCapped } = wider.get(kind) ?? group;
    return [kind, { values: counts.get(kind) ?? [], isCapped, isWithin: isChosen(kind) && !wider.has(kind) }];
  });
  return { total: group.total, totalIsCapped: group.totalIsCapped, facets: new Map(facets) };
};
