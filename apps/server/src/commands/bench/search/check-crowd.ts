import type { Database } from '@mingjian/database/connection';
import type { SearchResult } from '@mingjian/database/search';
import type { BenchQuery } from './make-queries.ts';

/** A crowded class against a scan of all names. */
export interface Crowd {
  /** Queries with as many rows as a page holds, or as match. */
  readonly full: number;
  /** Share of the rows shown that match. */
  readonly matching: number;
  /** Share of the rows shown that are among the best known as many. */
  readonly popular: number;
  /** Queries whose total is that of the scan, capped alike. */
  readonly exact: number;
  readonly queries: number;
}

/** A page by word counts as far as it can be paged through. */
const CAP = 1_000;

interface Scan {
  readonly total: number;
  readonly last_popularity: number;
}

const PAGE = 20;

/** All names of a company; a name is also read without its brackets, and without what stands in them. */
const NAMES = `(select concat_ws(' ', written, translate(written, '（）', ''), regexp_replace(written, '（[^）]*）', '', 'g'))
  from concat_ws(' ', name, other_names::text) as written)`;

/** Counts the companies with all parts in a present or former name, and finds how well known the twentieth is. */
const scan = async (db: Database, parts: readonly string[]): Promise<Scan> => {
  const { rows } = await db.pool.query<Scan>(
    `select count(*)::int as total,
            coalesce((array_agg(popularity order by popularity desc))[${PAGE}], 0) as last_popularity
     from company_search where known_to is null
       and ${NAMES} like all ($1::text[])`,
    [parts.map((part) => `%${part}%`)],
  );
  return rows[0] ?? { total: 0, last_popularity: 0 };
};

const readShown = async (db: Database, companyIds: readonly number[]) => {
  const { rows } = await db.pool.query<{ text: string; popularity: number }>(
    `select ${NAMES} as text, popularity from company_search
     where known_to is null and company_id = any($1::bigint[])`,
    [companyIds],
  );
  return rows;
};

/** Compares the first pages of queries with a scan; `contains` says what a name must hold to match. */
export const checkCrowd = async (
  db: Database,
  queries: readonly BenchQuery[],
  results: readonly SearchResult[],
  contains: (keyword: string) => readonly string[],
): Promise<Crowd> => {
  const crowd = { full: 0, matching: 0, popular: 0, exact: 0 };
  let shown = 0;
  for (const [at, { keyword }] of queries.entries()) {
    const parts = contains(keyword);
    const result = results[at];
    const { total, last_popularity } = await scan(db, parts);
    const rows = await readShown(db, result?.found.map(({ companyId }) => companyId) ?? []);
    shown += rows.length;
    if (rows.length === Math.min(PAGE, total)) crowd.full += 1;
    if (result?.total === Math.min(total, CAP)) crowd.exact += 1;
    crowd.matching += rows.filter(({ text }) => parts.every((part) => text.includes(part))).length;
    crowd.popular += rows.filter(({ popularity }) => popularity >= last_popularity).length;
  }
  return {
    ...crowd,
    matching: crowd.matching / Math.max(1, shown),
    popular: crowd.popular / Math.max(1, shown),
    queries: queries.length,
  };
};
