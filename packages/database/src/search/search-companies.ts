import { hasFilters, listMarket, NO_FILTERS, parseQuery, screenMarket } from '@mingjian/domain/search';
import type {
  CodeQuery,
  FacetCounts,
  FacetKind,
  FacetValue,
  HanQuery,
  LatinQuery,
  SearchFilters,
  SearchSort,
  TokenFrequencies,
} from '@mingjian/domain/search';
import type { MatchReason } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { capCount, EXACT_TOTAL, listMatchingIds } from './count-matches.ts';
import { readMarket } from './market/read-market.ts';
import { findSlots, screenAll } from './market/screen.ts';
import type { MatchCount } from './count-matches.ts';
import type { Matching } from './matching.ts';
import { searchByCode } from './search-by-code.ts';
import { LAST_RANKED, searchByWord } from './search-by-word.ts';
import { listSorted, sortCompanies } from './sort-companies.ts';

/** What a list asks for. Without a keyword it is screening: filters and order alone. */
export interface CompanySearch {
  readonly keyword: string;
  readonly filters: SearchFilters;
  /** Absent: by fit to the keyword, without one by popularity. */
  readonly sort?: SearchSort | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly withFacets: boolean;
  /** False: nobody reads the total, as with suggestions. */
  readonly withTotal?: boolean;
  readonly withRatings: boolean;
  readonly frequencies: TokenFrequencies;
}

export interface FoundCompany {
  readonly companyId: number;
  readonly reason: MatchReason | null;
  readonly matchedName: string | null;
}

export interface Facet {
  readonly values: readonly FacetValue[];
  /** The counts are those of the best known 10,000. */
  readonly isCapped: boolean;
  /** Counted within the list, chosen values alone: so many match the words that others were not looked at. */
  readonly isWithin: boolean;
}

export type Facets = ReadonlyMap<FacetKind, Facet>;

export interface SearchResult extends MatchCount {
  readonly found: readonly FoundCompany[];
  readonly facets: Facets;
}

interface Page {
  readonly found: readonly FoundCompany[];
  /** Undefined: counted with the facets. */
  readonly count: MatchCount | undefined;
  /** What the facets are counted over; undefined when nothing matches. */
  readonly matching: Matching | undefined;
}

/** A page of the company list with its total and, when asked for, its facets. */
export const searchCompanies = async (db: Database, search: CompanySearch): Promise<SearchResult> => {
  const query = parseQuery(search.keyword);
  if (query.kind === 'empty') return screen(db, search);
  const { found, count, matching } =
    query.kind === 'code' ? await findByCode(db, search, query) : await findByWord(db, search, query);
  if (!search.withFacets || !matching) {
    return { found, ...(count ?? NOTHING), facets: new Map() };
  }
  const counted = await countFacetsOf(db, matching);
  return { found, ...(count ?? counted), facets: pickFacets(counted.facets, search) };
};

const NOTHING: MatchCount = { total: 0, totalIsCapped: false };

const pickFacets = (facets: Facets, { withRatings }: CompanySearch): Facets =>
  withRatings ? facets : new Map([...facets].filter(([kind]) => kind !== 'rating'));

const findByCode = async (
  db: Database,
  search: CompanySearch,
  { code, otherwise }: CodeQuery,
): Promise<Page> => {
  const byCode = await searchByCode(db, code, search.filters, search);
  if (!byCode) return findByWord(db, search, otherwise);
  const { found, reason, only, ...count } = byCode;
  return {
    found: found.map(({ companyId, name }) => ({ companyId, reason, matchedName: name })),
    count,
    matching: { sets: [], filters: search.filters, only },
  };
};

/** So few companies that fit the filters are read one by one, instead of looked up among all that fit the words. */
const FEW = 3_000;

const listFewFitting = async (
  db: Database,
  filters: SearchFilters,
): Promise<readonly number[] | undefined> => {
  if (!hasFilters(filters)) return undefined;
  const market = await readMarket(db);
  const { total } = screenAll(market, filters);
  return total <= FEW ? listMarket(market, filters, 0, total) : undefined;
};

const findByWord = async (
  db: Database,
  search: CompanySearch,
  query: HanQuery | LatinQuery,
): Promise<Page> => {
  const { filters, frequencies, sort, offset, limit, withFacets, withTotal = true } = search;
  const span = sort ? { offset: 0, limit: LAST_RANKED } : { offset, limit };
  const companyIds = await listFewFitting(db, filters);
  const counting = withTotal && !withFacets ? {} : { countTo: 0 };
  const word = { query, filters, companyIds, frequencies, ...span, ...counting };
  const { ranked, count, matching } = await searchByWord(db, word);
  const found = ranked.map(({ companyId, reason, matchedName }) => ({ companyId, reason, matchedName }));
  if (!sort) return { found, count, matching };
  const byId = new Map(found.map((company) => [company.companyId, company]));
  const sorted = await sortCompanies(db, [...byId.keys()], sort, { offset, limit });
  return { found: sorted.flatMap((id) => byId.get(id) ?? []), count, matching };
};

const screen = async (db: Database, search: CompanySearch): Promise<SearchResult> => {
  const { filters, sort, offset, limit } = search;
  const market = await readMarket(db);
  const { total, facets } = screenAll(market, filters);
  const companyIds = sort
    ? await listSorted(db, { market, filters, total, sort, place: { offset, limit } })
    : listMarket(market, filters, offset, limit);
  return {
    found: companyIds.map((companyId) => ({ companyId, reason: null, matchedName: null })),
    ...capCount(total, EXACT_TOTAL),
    facets: search.withFacets ? pickFacets(present(facets, false, false), search) : new Map(),
  };
};

const present = (counts: FacetCounts, isCapped: boolean, isWithin: boolean): Facets =>
  new Map([...counts].map(([kind, values]) => [kind, { values, isCapped, isWithin }]));

/**
 * Facets over the companies that match the words. The words are looked up without the filters, which the market
 * knows itself; only where they alone match too many are the filters part of the question.
 */
const countFacetsOf = async (db: Database, matching: Matching): Promise<MatchCount & { facets: Facets }> => {
  const market = await readMarket(db);
  const { filters, only, sets } = matching;
  const words = { sets, filters: NO_FILTERS, ...(only && { only }) };
  const all = await listMatchingIds(db, words);
  if (!all.isCapped) {
    const { total, facets } = screenMarket(market, filters, findSlots(market, all.ids));
    return { ...capCount(total, EXACT_TOTAL), facets: present(facets, false, false) };
  }
  const { ids, isCapped } = hasFilters(filters) ? await listMatchingIds(db, matching) : all;
  const { facets } = screenMarket(market, NO_FILTERS, findSlots(market, ids));
  return {
    total: ids.length,
    totalIsCapped: isCapped,
    facets: present(facets, isCapped, hasFilters(filters)),
  };
};
