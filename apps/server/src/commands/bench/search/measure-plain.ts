import type { Database } from '@mingjian/database/connection';
import type { BenchCompany } from './make-companies.ts';
import { drawQueries, QUERY_CLASSES } from './make-queries.ts';
import type { Bench } from './measure-words.ts';
import { summarise } from './meter.ts';
import type { Cost, CostSummary } from './meter.ts';

export interface PlainMeasure {
  readonly name: string;
  readonly page: CostSummary;
  readonly hits: number;
}

/** Classes that a substring search can answer at all. */
const ANSWERED = new Set([
  'full name',
  'without legal form',
  'region + brand',
  'brand + industry',
  'English name',
  '1 character',
  '2 characters',
  'common word',
  'region + common word',
  'replaced character',
  'dropped character',
]);

const SELECT = 'select company_id, name, popularity from company where';
const LIKE = `${SELECT} name like $1 or name_en like $1 order by popularity desc limit 20`;
const SIMILAR = `${SELECT} name % $1 order by similarity(name, $1) desc, popularity desc limit 20`;

/** The plain alternative: names in a trigram index, found by LIKE and, for slips, by trigram similarity. */
export const makeTrigramIndexes = async (db: Database): Promise<void> => {
  await db.pool.query('create extension if not exists pg_trgm');
  await db.pool.query('create index bench_name_trigrams on company using gin (name gin_trgm_ops)');
  await db.pool.query('create index bench_english_trigrams on company using gin (name_en gin_trgm_ops)');
  await db.pool.query('analyze company');
};

/** The same queries through LIKE over trigrams, first page. */
export const measurePlain = async (
  { db, meter }: Bench,
  companies: readonly BenchCompany[],
  queriesOfAClass: number,
  seed: number,
): Promise<readonly PlainMeasure[]> => {
  const measures: PlainMeasure[] = [];
  for (const [at, queryClass] of QUERY_CLASSES.entries()) {
    if (!ANSWERED.has(queryClass.name)) continue;
    const isSlip = queryClass.kind === 'replaced' || queryClass.kind === 'dropped';
    const costs: Cost[] = [];
    let hits = 0;
    for (const { keyword, wanted } of drawQueries(queryClass, companies, queriesOfAClass, seed + at)) {
      const { value, cost } = await meter.measure(() =>
        db.pool.query<{ company_id: number }>(
          isSlip ? { text: SIMILAR, values: [keyword] } : { text: LIKE, values: [`%${keyword}%`] },
        ),
      );
      costs.push(cost);
      if (value.rows.some((row) => row.company_id === wanted)) hits += 1;
    }
    measures.push({ name: queryClass.name, page: summarise(costs), hits: hits / Math.max(1, costs.length) });
  }
  return measures;
};
