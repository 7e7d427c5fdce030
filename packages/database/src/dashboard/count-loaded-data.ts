import type { Database } from '../connection/index.ts';

export interface LoadedData {
  readonly companies: number;
  readonly syntheticCompanies: number;
  readonly ratedCompanies: number;
  readonly statements: number;
  readonly sources: number;
  /** When the first record was known; null: there is none. */
  readonly firstKnownAt: string | null;
  /** Current records by dimension; a dimension without any is absent. */
  readonly recordsByDimension: ReadonlyMap<string, number>;
}

const COUNT_COMPANIES = `
  select count(*) as companies,
         count(*) filter (where is_synthetic) as synthetic,
         count(*) filter (where rating_grade is not null) as rated
  from company`;

// One row per company, period, series and scope: what a reader would call a set of statements.
const COUNT_STATEMENTS = `select count(*) as statements from statement where known_to is null`;

const COUNT_RECORDS = `
  select dimension, count(*) as records
  from record where known_to is null group by dimension`;

const COUNT_SOURCES = `select count(distinct source_id) as sources from record where known_to is null`;

const FIND_FIRST = `select min(known_from) as first from record`;

/** Counts what the database holds now. Reads whole tables: callers keep the answer for a while. */
export const countLoadedData = async (db: Database): Promise<LoadedData> => {
  const [companies, statements, records, sources, first] = await Promise.all([
    db.pool.query<{ companies: number; synthetic: number; rated: number }>(COUNT_COMPANIES),
    db.pool.query<{ statements: number }>(COUNT_STATEMENTS),
    db.pool.query<{ dimension: string; records: number }>(COUNT_RECORDS),
    db.pool.query<{ sources: number }>(COUNT_SOURCES),
    db.pool.query<{ first: string | null }>(FIND_FIRST),
  ]);
  return {
    companies: companies.rows[0]?.companies ?? 0,
    syntheticCompanies: companies.rows[0]?.synthetic ?? 0,
    ratedCompanies: companies.rows[0]?.rated ?? 0,
    statements: statements.rows[0]?.statements ?? 0,
    sources: sources.rows[0]?.sources ?? 0,
    firstKnownAt: first.rows[0]?.first ?? null,
    recordsByDimension: new Map(records.rows.map((row) => [row.dimension, row.records])),
  };
};
