import type { Database } from '../connection/index.ts';
import { makeCondition, nameStatement } from './condition.ts';
import type { Condition, Matching } from './condition.ts';
import { FACET_BYTES, readFacetBytes } from './facet-bytes.ts';

/** Up to here totals and facets are exact; beyond, the list says "10,000+". */
export const EXACT_TOTAL = 10_000;

export interface MatchCount {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** The best known companies that match, tier by tier, as many as are counted. */
const listFirst = (columns: string, { text, hasTokens }: Condition, limit: number): string =>
  hasTokens
    ? `${[0, 1, 2]
        .map((tier) => `(select ${columns} from company_search s where s.tier = ${tier} and ${text})`)
        .join(' union all ')} limit ${limit}`
    : `select ${columns} from company_search s where ${text}
       order by s.tier, s.popularity desc, s.company_id limit ${limit}`;

const capCount = (counted: number): MatchCount => ({
  total: Math.min(counted, EXACT_TOTAL),
  totalIsCapped: counted > EXACT_TOTAL,
});

/** How many companies match, counted to 10,000. */
export const countMatches = async (db: Database, matching: Matching): Promise<MatchCount> => {
  const condition = makeCondition(matching);
  const text = `select count(*)::int as counted from (${listFirst('1', condition, EXACT_TOTAL + 1)}) found`;
  const { rows } = await db.pool.query<{ counted: number }>({
    ...nameStatement('count', text, condition),
    text,
    values: [...condition.values],
  });
  return capCount(rows[0]?.counted ?? 0);
};

/** Facet codes of the companies that match, of the best known 10,000 tier by tier, and their count. */
export const listFacetCodes = async (
  db: Database,
  matching: Matching,
): Promise<MatchCount & { readonly codes: readonly number[] }> => {
  const condition = makeCondition(matching);
  const text = `select count(*)::int as counted, ${FACET_BYTES} as codes
    from (${listFirst('s.facet_code', condition, EXACT_TOTAL + 1)}) found`;
  const { rows } = await db.pool.query<{ counted: number; codes: Buffer | null }>({
    ...nameStatement('facets', text, condition),
    text,
    values: [...condition.values],
  });
  const { counted = 0, codes = null } = rows[0] ?? {};
  return { ...capCount(counted), codes: readFacetBytes(codes, EXACT_TOTAL) };
};

/** How many of the companies that match have each rating grade, among the best known 10,000. */
export const countRatings = async (
  db: Database,
  matching: Matching,
): Promise<ReadonlyMap<number, number>> => {
  const condition = makeCondition(matching);
  const text = `select c.rating_grade, count(*)::int as count
    from (${listFirst('s.company_id', condition, EXACT_TOTAL)}) found
    join company c on c.company_id = found.company_id and c.rating_grade is not null
    group by c.rating_grade`;
  const { rows } = await db.pool.query<{ rating_grade: number; count: number }>({
    ...nameStatement('ratings', text, condition),
    text,
    values: [...condition.values],
  });
  return new Map(rows.map((row) => [row.rating_grade, row.count]));
};
