import type { Database } from '@mingjian/database/connection';
import { listCompanyRows } from '@mingjian/database/companies';
import { searchCompanies } from '@mingjian/database/search';
import type { SearchResult } from '@mingjian/database/search';
import { NO_FILTERS } from '@mingjian/domain/search';
import type { TokenFrequencies } from '@mingjian/domain/search';
import type { BenchCompany } from './make-companies.ts';
import { drawQueries, QUERY_CLASSES } from './make-queries.ts';
import type { BenchQuery, QueryClass } from './make-queries.ts';
import { checkCrowd } from './check-crowd.ts';
import type { Crowd } from './check-crowd.ts';
import { summarise } from './meter.ts';
import type { Cost, CostSummary, Meter } from './meter.ts';

export const PAGE_SIZE = 20;
export const PAGES = [1, 10] as const;
/** Prepared plans and caches settle before anything is measured. */
const WARM_UP = 8;
/** Queries of a crowded class that are compared with a scan of all names. */
const CHECKED = 10;

export interface WordMeasure {
  readonly name: string;
  readonly kind: QueryClass['kind'];
  readonly queries: number;
  readonly pages: readonly CostSummary[];
  readonly costs: readonly Cost[];
  /** Share of queries whose company is among the first 20. */
  readonly hits: number;
  /** The same among queries that 20 companies at most match; undefined when there are none. */
  readonly hitsOfFew: number | undefined;
  readonly totals: readonly number[];
  readonly crowd: Crowd | undefined;
  readonly missed: readonly string[];
}

export interface Bench {
  readonly db: Database;
  readonly meter: Meter;
  readonly frequencies: TokenFrequencies;
}

/** A page by word as the endpoint makes it: ranked, with its total and its list rows, without facets. */
export const findPage = async (
  { db, frequencies }: Bench,
  keyword: string,
  page: number,
): Promise<SearchResult> => {
  const result = await searchCompanies(db, {
    keyword,
    filters: NO_FILTERS,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    withFacets: false,
    withRatings: false,
    frequencies,
  });
  await listCompanyRows(
    db,
    result.found.map(({ companyId }) => companyId),
    null,
  );
  return result;
};

const measurePage = async (bench: Bench, queries: readonly BenchQuery[], page: number) => {
  const costs: Cost[] = [];
  const results: SearchResult[] = [];
  for (const { keyword } of queries) {
    const { value, cost } = await bench.meter.measure(() => findPage(bench, keyword, page));
    costs.push(cost);
    results.push(value);
  }
  return { costs, results };
};

const isHit = (query: BenchQuery, result: SearchResult | undefined): boolean =>
  result?.found.some(({ companyId }) => companyId === query.wanted) ?? false;

const shareOf = (queries: readonly BenchQuery[], results: readonly SearchResult[], mostMatches: number) => {
  const few = queries.flatMap((query, at) => {
    const result = results[at];
    return result && result.total <= mostMatches ? [isHit(query, result)] : [];
  });
  return few.length === 0 ? undefined : few.filter(Boolean).length / few.length;
};

const measureClass = async (
  bench: Bench,
  queryClass: QueryClass,
  queries: readonly BenchQuery[],
): Promise<WordMeasure> => {
  for (const { keyword } of queries.slice(0, WARM_UP)) await findPage(bench, keyword, 1);
  const measured = [];
  for (const page of PAGES) measured.push(await measurePage(bench, queries, page));
  const first = measured[0]?.results ?? [];
  const costs = measured.flatMap((page) => page.costs);
  return {
    name: queryClass.name,
    kind: queryClass.kind,
    queries: queries.length,
    pages: measured.map((page) => summarise(page.costs)),
    costs,
    hits: shareOf(queries, first, Number.POSITIVE_INFINITY) ?? 0,
    hitsOfFew: shareOf(queries, first, PAGE_SIZE),
    totals: first.map(({ total }) => total),
    crowd:
      queryClass.contains &&
      (await checkCrowd(bench.db, queries.slice(0, CHECKED), first, queryClass.contains)),
    missed: queries.flatMap((query, at) => (isHit(query, first[at]) ? [] : [query.keyword])).slice(0, 3),
  };
};

/** Every class by word, page 1 and page 10. */
export const measureWords = async (
  bench: Bench,
  companies: readonly BenchCompany[],
  queriesOfAClass: number,
  seed: number,
): Promise<readonly WordMeasure[]> => {
  const measures: WordMeasure[] = [];
  for (const [at, queryClass] of QUERY_CLASSES.entries()) {
    const queries = drawQueries(queryClass, companies, queriesOfAClass, seed + at);
    measures.push(await measureClass(bench, queryClass, queries));
  }
  return measures;
};
