import type { Database } from '../connection/index.ts';
import { makeCondition, nameStatement } from './condition.ts';
import type { Condition } from './condition.ts';
import type { Matching } from './matching.ts';

/** Up to here totals and facets of a keyword are exact; beyond, the list says "10,000+". */
export const EXACT_TOTAL = 10_000;

export interface MatchCount {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export const capCount = (counted: number, limit: number): MatchCount => ({
  total: Math.min(counted, limit),
  totalIsCapped: counted > limit,
});

/** The best known companies that match, tier by tier, as many as are asked for. */
const listFirst = (
  matching: Matching,
  columns: string,
  limit: number,
): { text: string; condition: Condition } => {
  const condition = makeCondition(matching);
  const rows = (tier: string): string =>
    `(select ${columns} from company_search s where ${tier}${condition.text})`;
  const parts = matching.only ? [rows('')] : [0, 1, 2].map((tier) => rows(`s.tier = ${tier} and `));
  return { text: `${parts.join(' union all ')} limit ${limit}`, condition };
};

/** How many companies match, counted to a limit. */
export const countMatches = async (
  db: Database,
  matching: Matching,
  limit = EXACT_TOTAL,
): Promise<MatchCount> => {
  const first = listFirst(matching, '1', limit + 1);
  const text = `select count(*)::int as counted from (${first.text}) found`;
  const { rows } = await db.pool.query<{ counted: number }>({
    ...nameStatement('count', text, first.condition),
    text,
    values: [...first.condition.values],
  });
  return capCount(rows[0]?.counted ?? 0, limit);
};

const ID_BYTES = 8;
const HIGH_UNIT = 2 ** 32;

const readIds = (buffer: Buffer | null): Float64Array =>
  Float64Array.from(
    { length: (buffer?.length ?? 0) / ID_BYTES },
    (_, at) =>
      (buffer?.readInt32BE(at * ID_BYTES) ?? 0) * HIGH_UNIT + (buffer?.readUInt32BE(at * ID_BYTES + 4) ?? 0),
  );

/** Ids of the companies that match, of the best known 10,000, as one value: much cheaper than a row each. */
export const listMatchingIds = async (
  db: Database,
  matching: Matching,
): Promise<{ readonly ids: Float64Array; readonly isCapped: boolean }> => {
  const first = listFirst(matching, 's.company_id', EXACT_TOTAL + 1);
  const text = `select string_agg(int8send(company_id), ''::bytea) as ids from (${first.text}) found`;
  const { rows } = await db.pool.query<{ ids: Buffer | null }>({
    ...nameStatement('ids', text, first.condition),
    text,
    values: [...first.condition.values],
  });
  const ids = readIds(rows[0]?.ids ?? null);
  return { ids: ids.subarray(0, EXACT_TOTAL), isCapped: ids.length > EXACT_TOTAL };
};
