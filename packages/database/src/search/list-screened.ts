import { makeGroup } from '@mingjian/domain/search';
import type { CountedGroup, FacetKind, SearchFilters } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { capCount, EXACT_TOTAL } from './count-matches.ts';
import { familyOf, isChosen, joinFacets, leaveOut, listKinds, makeFacetGroup } from './facets.ts';
import type { FacetGroup, FacetResult } from './facets.ts';
import { findMaintainedFacets } from './maintained-facets.ts';
import { screenMarket } from '../screening/index.ts';
import type { CompanySearch } from './search-companies.ts';

export interface ScreenedList extends FacetResult {
  readonly companyIds: readonly number[];
}

/** A list that may be counted already: its own, and those without one of the chosen filters. */
interface Wanted {
  readonly kind: FacetKind | undefined;
  readonly maintained: FacetGroup | undefined;
}

const findMaintained = async (db: Database, filters: SearchFilters): Promise<FacetGroup | undefined> => {
  const counts = await findMaintainedFacets(db, filters);
  return counts && { counts, isCapped: false, total: EXACT_TOTAL, totalIsCapped: true };
};

const listWanted = async (
  db: Database,
  filters: SearchFilters,
  chosen: readonly FacetKind[],
): Promise<readonly Wanted[]> => {
  const wanted: Wanted[] = [{ kind: undefined, maintained: await findMaintained(db, filters) }];
  for (const kind of chosen)
    wanted.push({ kind, maintained: await findMaintained(db, leaveOut(filters, kind)) });
  return wanted;
};

const leavesOut = ({ kind }: Wanted): readonly FacetKind[] => (kind === undefined ? [] : familyOf(kind));

/** A page of all companies that fit the filters, with total and facets, read from the packed columns of the market. */
export const listScreened = async (db: Database, search: CompanySearch): Promise<ScreenedList> => {
  const { filters, sort, offset, limit, withFacets, withRatings } = search;
  const kinds = withFacets ? listKinds(withRatings) : [];
  const wanted = await listWanted(
    db,
    filters,
    kinds.filter((kind) => isChosen(filters, kind)),
  );
  const live = wanted.filter(({ maintained }) => !maintained);
  const { companyIds, groups } = await screenMarket(db, {
    filters,
    sort,
    offset,
    limit,
    countTo: EXACT_TOTAL,
    makeGroups: () => live.map((one) => makeGroup(leavesOut(one))),
  });
  const counted = new Map<FacetKind | undefined, FacetGroup>();
  for (const one of wanted) {
    const group: CountedGroup | undefined = groups[live.indexOf(one)];
    const kindsOf = one.kind === undefined ? kinds : [one.kind];
    const result =
      one.maintained ?? (group && makeFacetGroup(group.codes, capCount(group.counted, EXACT_TOTAL), kindsOf));
    if (result) counted.set(one.kind, result);
  }
  return { companyIds, ...joinCounted(filters, kinds, counted) };
};

const EMPTY: FacetGroup = { total: 0, totalIsCapped: false, counts: new Map(), isCapped: false };

const joinCounted = (
  filters: SearchFilters,
  kinds: readonly FacetKind[],
  counted: ReadonlyMap<FacetKind | undefined, FacetGroup>,
): FacetResult => {
  const wider = new Map<FacetKind, FacetGroup>();
  for (const [kind, group] of counted) if (kind !== undefined) wider.set(kind, group);
  return joinFacets(filters, kinds, counted.get(undefined) ?? EMPTY, wider);
};
