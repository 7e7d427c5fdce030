import {
  hasFilters,
  MAX_COMPARED,
  NO_FILTERS,
  planHanQuery,
  planLatinQuery,
  planSimilarNames,
  rankMatches,
  rankSimilar,
} from '@mingjian/domain/search';
import type {
  HanQuery,
  LatinQuery,
  RankedCompany,
  SearchFilters,
  TokenFrequencies,
  TokenSet,
} from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { countMatches } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import { findCandidates } from './find-candidates.ts';
import type { Matching } from './matching.ts';

/** The best known companies that match are ranked together, so many at a time; later ones follow in later blocks. */
export const BLOCK = 60;
/** Whole names and brands that go first, however little known. */
const EXACT_FIRST = 20;
/** Nobody reads further by word; filters do better. */
export const LAST_RANKED = 1_000;

export interface WordResult {
  readonly ranked: readonly RankedCompany[];
  /** Undefined when there are more than were read and nobody asked to count them. */
  readonly count: MatchCount | undefined;
  /** What found them, for facets over the same companies; undefined when nothing did. */
  readonly matching: Matching | undefined;
}

export interface WordSearch {
  readonly query: HanQuery | LatinQuery;
  readonly filters?: SearchFilters;
  readonly knownAt?: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly frequencies: TokenFrequencies;
  /** So far companies are counted; 0: somebody else counts them. */
  readonly countTo?: number;
}

/** Companies that match by a Chinese name, pinyin, initials or English words, best first. */
export const searchByWord = async (db: Database, search: WordSearch): Promise<WordResult> => {
  const { query, filters = NO_FILTERS, knownAt, frequencies } = search;
  const plan = query.kind === 'han' ? planHanQuery(query, frequencies) : planLatinQuery(query, frequencies);
  const result = await searchPlan(db, search, plan.exact, { sets: plan.matching, filters, knownAt });
  if (result.count?.total !== 0 || query.kind === 'latin') return result;
  return plan.plainText === undefined
    ? searchSimilar(db, search, query)
    : searchPlan(db, search, [], { sets: [], filters, knownAt, only: { nameHolds: plan.plainText } });
};

const searchPlan = async (
  db: Database,
  search: WordSearch,
  exact: readonly TokenSet[],
  matching: Matching,
): Promise<WordResult> => {
  const { query, offset, limit, frequencies, countTo = LAST_RANKED } = search;
  const end = Math.min(offset + limit, LAST_RANKED);
  const first =
    exact.length > 0
      ? await findCandidates(db, { ...matching, sets: exact }, frequencies, 0, EXACT_FIRST)
      : [];
  const known = new Set(first.map((candidate) => candidate.companyId));
  const ranked: RankedCompany[] = [];
  let read = 0;
  let asked = 0;
  do {
    const next = Math.max(BLOCK, Math.ceil(end / BLOCK) * BLOCK - asked);
    const candidates = await findCandidates(db, matching, frequencies, asked, next);
    for (let at = 0; at < Math.max(1, candidates.length); at += BLOCK) {
      const fresh = candidates.slice(at, at + BLOCK).filter(({ companyId }) => !known.has(companyId));
      ranked.push(...rankMatches(query, asked + at === 0 ? [...first, ...fresh] : fresh));
    }
    asked += next;
    read += candidates.length;
  } while (ranked.length < end && read === asked && asked < LAST_RANKED);
  const isRead = read < asked;
  const counted = isRead || countTo === 0 ? undefined : await countCommon(db, matching, frequencies, countTo);
  return {
    ranked: ranked.slice(offset, end),
    count: isRead ? { total: ranked.length, totalIsCapped: false } : counted,
    matching: ranked.length > 0 ? matching : undefined,
  };
};

/** A single token that twice as many companies carry as are counted needs no counting. */
const countCommon = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  limit: number,
): Promise<MatchCount> => {
  const isCommon =
    !hasFilters(matching.filters) &&
    matching.sets.some(
      ([token, ...others]) =>
        token !== undefined && others.length === 0 && frequencies.frequencyOf(token) > 2 * limit,
    );
  return isCommon ? { total: limit, totalIsCapped: true } : countMatches(db, matching, frequencies, limit);
};

/** Names like the query, when no name holds it. */
const searchSimilar = async (db: Database, search: WordSearch, query: HanQuery): Promise<WordResult> => {
  const { filters = NO_FILTERS, knownAt, offset, limit, frequencies } = search;
  const sets = planSimilarNames(query, frequencies);
  if (sets.length === 0) return { ranked: [], count: NOTHING, matching: undefined };
  const candidates = await findCandidates(db, { sets, filters, knownAt }, frequencies, 0, MAX_COMPARED);
  const ranked = rankSimilar(query, candidates);
  const companyIds = ranked.map(({ companyId }) => companyId);
  return {
    ranked: ranked.slice(offset, offset + limit),
    count: { total: ranked.length, totalIsCapped: false },
    matching: { sets: [], filters, knownAt, only: { companyIds } },
  };
};

const NOTHING: MatchCount = { total: 0, totalIsCapped: false };
