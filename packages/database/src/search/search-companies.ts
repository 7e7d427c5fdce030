import { parseQuery } from '@mingjian/domain/search';
import type {
  CodeQuery,
  HanQuery,
  LatinQuery,
  SearchFilters,
  SearchSort,
  TokenFrequencies,
} from '@mingjian/domain/search';
import type { MatchReason } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { orderCompanies } from '../screening/index.ts';
import { countFacetsOf } from './count-facets.ts';
import type { MatchCount } from './count-matches.ts';
import type { FacetResult } from './facets.ts';
import type { Matching } from './matching.ts';
import { listKnownThen } from './list-known-then.ts';
import { listScreened } from './list-screened.ts';
import { searchByCode } from './search-by-code.ts';
import { LAST_RANKED, searchByWord } from './search-by-word.ts';

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
  /** The moment as known at which companies are found; absent: now. No ratings are filtered, sorted or counted then. */
  readonly knownAt?: string | undefined;
}

export interface FoundCompany {
  readonly companyId: number;
  readonly reason: MatchReason | null;
  readonly matchedName: string | null;
}

export interface SearchResult extends MatchCount {
  readonly found: readonly FoundCompany[];
  readonly facets: FacetResult['facets'];
}

interface Page {
  readonly found: readonly FoundCompany[];
  /** Undefined: counted with the facets. */
  readonly count: MatchCount | undefined;
  /** What the facets are counted over; undefined when nothing matches. */
  readonly matching: Matching | undefined;
}

const NOTHING: FacetResult = { total: 0, totalIsCapped: false, facets: new Map() };

/** A page of the company list with its total and, when asked for, its facets. */
export const searchCompanies = async (db: Database, search: CompanySearch): Promise<SearchResult> => {
  const query = parseQuery(search.keyword);
  if (query.kind === 'empty') {
    const list = search.knownAt === undefined ? listScreened : listKnownThen;
    const { companyIds, ...counted } = await list(db, search);
    return { ...counted, found: companyIds.map((companyId) => ({ companyId, ...NO_MATCH })) };
  }
  const { found, count, matching } = await findPage(db, search, query);
  const counted =
    search.withFacets && matching
      ? await countFacetsOf(db, matching, search.frequencies, search.withRatings)
      : NOTHING;
  const { total, totalIsCapped } = count ?? counted;
  return { found, total, totalIsCapped, facets: counted.facets };
};

const NO_MATCH = { reason: null, matchedName: null } as const;

const findPage = async (
  db: Database,
  search: CompanySearch,
  query: CodeQuery | HanQuery | LatinQuery,
): Promise<Page> => {
  if (query.kind !== 'code') return findByWord(db, search, query);
  const byCode = await searchByCode(db, query.code, search);
  if (!byCode) return findByWord(db, search, query.otherwise);
  const { found, reason, only, ...count } = byCode;
  return {
    found: found.map(({ companyId, name }) => ({ companyId, reason, matchedName: name })),
    count,
    matching: { sets: [], filters: search.filters, only, knownAt: search.knownAt },
  };
};

const findByWord = async (
  db: Database,
  search: CompanySearch,
  query: HanQuery | LatinQuery,
): Promise<Page> => {
  const { filters, frequencies, sort, offset, limit, withFacets, withTotal = true, knownAt } = search;
  const span = sort ? { offset: 0, limit: LAST_RANKED } : { offset, limit };
  const word = { query, filters, frequencies, knownAt, ...span };
  const counting = withTotal && !withFacets ? {} : { countTo: 0 };
  const { ranked, count, matching } = await searchByWord(db, { ...word, ...counting });
  const found = ranked.map(({ companyId, reason, matchedName }) => ({ companyId, reason, matchedName }));
  if (!sort) return { found, count, matching };
  const byId = new Map(found.map((company) => [company.companyId, company]));
  const sorted = await orderCompanies(db, [...byId.keys()], sort, { offset, limit }, knownAt);
  return { found: sorted.flatMap((id) => byId.get(id) ?? []), count, matching };
};
