import {
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
  QueryPlan,
  RankedCompany,
  SearchFilters,
  TokenFrequencies,
  TokenSet,
} from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { countMatches, EXACT_TOTAL } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import { findCandidates } from './find-candidates.ts';

/** The best known companies that match are ranked together, so many at a time; later ones follow in later blocks. */
export const BLOCK = 100;
/** Whole names and brands that go first, however little known. */
const EXACT_FIRST = 30;
/** Nobody reads further by word; filters do better. */
export const LAST_RANKED = 1_000;

export interface WordResult extends MatchCount {
  readonly ranked: readonly RankedCompany[];
  /** The token sets that found them, for facets over the same companies; empty when the names themselves were read. */
  readonly sets: readonly TokenSet[];
}

export interface WordSearch {
  readonly query: HanQuery | LatinQuery;
  readonly filters?: SearchFilters;
  readonly offset: number;
  readonly limit: number;
  readonly frequencies: TokenFrequencies;
}

/** Companies that match by a Chinese name, pinyin, initials or English words, best first. */
export const searchByWord = async (db: Database, search: WordSearch): Promise<WordResult> => {
  const { query, filters = NO_FILTERS, offset, limit, frequencies } = search;
  const plan = query.kind === 'han' ? planHanQuery(query, frequencies) : planLatinQuery(query, frequencies);
  const found = await searchPlan(db, { query, plan, filters, offset, limit, frequencies });
  if (found.total > 0 || query.kind === 'latin') return found;
  return searchSimilar(db, query, filters, offset, limit, frequencies);
};

interface PlannedSearch extends Required<WordSearch> {
  readonly plan: QueryPlan;
}

const searchPlan = async (db: Database, search: PlannedSearch): Promise<WordResult> => {
  const { query, plan, filters, offset, limit, frequencies } = search;
  const first = plan.exact.length > 0 ? await findExact(db, plan, filters) : [];
  const end = Math.min(offset + limit, LAST_RANKED);
  const ranked: RankedCompany[] = [];
  const known = new Set(first.map((candidate) => candidate.companyId));
  let read = 0;
  let asked = 0;
  do {
    const next = Math.max(asked + BLOCK, Math.ceil(end / BLOCK) * BLOCK) - asked;
    const candidates = await findCandidates(db, { sets: plan.matching, filters }, asked, next);
    for (let at = 0; at < Math.max(1, candidates.length); at += BLOCK) {
      const fresh = candidates.slice(at, at + BLOCK).filter(({ companyId }) => !known.has(companyId));
      ranked.push(...rankMatches(query, asked + at === 0 ? [...first, ...fresh] : fresh));
    }
    asked += next;
    read += candidates.length;
  } while (ranked.length < end && read === asked && asked < LAST_RANKED);
  const count =
    read < asked
      ? { total: ranked.length, totalIsCapped: false }
      : await countBySets(db, plan.matching, filters, frequencies);
  return { ranked: ranked.slice(offset, end), sets: plan.matching, ...count };
};

const findExact = (db: Database, plan: QueryPlan, filters: SearchFilters) =>
  findCandidates(db, { sets: plan.exact, filters }, 0, EXACT_FIRST);

/** A single token that twice as many companies carry as are counted needs no counting. */
const countBySets = (
  db: Database,
  sets: readonly TokenSet[],
  filters: SearchFilters,
  frequencies: TokenFrequencies,
): Promise<MatchCount> | MatchCount => {
  const isCommon =
    filters === NO_FILTERS &&
    sets.some(
      (set) => set.length === 1 && set.every((token) => frequencies.frequencyOf(token) > 2 * EXACT_TOTAL),
    );
  return isCommon ? { total: EXACT_TOTAL, totalIsCapped: true } : countMatches(db, { sets, filters });
};

/** Names like the query, when no name holds it. */
const searchSimilar = async (
  db: Database,
  query: HanQuery,
  filters: SearchFilters,
  offset: number,
  limit: number,
  frequencies: TokenFrequencies,
): Promise<WordResult> => {
  const sets = planSimilarNames(query, frequencies);
  if (sets.length === 0) return { ranked: [], sets, total: 0, totalIsCapped: false };
  const candidates = await findCandidates(db, { sets, filters }, 0, MAX_COMPARED);
  const ranked = rankSimilar(query, candidates);
  return {
    ranked: ranked.slice(offset, offset + limit),
    sets,
    total: ranked.length,
    totalIsCapped: false,
  };
};
