import type { TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { choosePart } from './choose-part.ts';
import { makeRowCondition, makeTokenCondition, nameStatement } from './condition.ts';
import type { Condition } from './condition.ts';
import { FACET_BYTES, readFacetBytes, withRatingGrade } from './facet-bytes.ts';
import type { Matching } from './matching.ts';

/** Up to here totals and facets are exact; beyond, the list says "10,000+". */
export const EXACT_TOTAL = 10_000;

export interface MatchCount {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

interface FirstRows {
  readonly text: string;
  readonly condition: Condition;
}

/** As many of the best known companies that match as are counted. */
const listFirst = (
  matching: Matching,
  frequencies: TokenFrequencies,
  columns: string,
  limit: number,
): FirstRows => {
  if (matching.sets.length > 0) {
    const condition = makeTokenCondition(matching, choosePart(matching, frequencies));
    const tiers = [0, 1, 2].map(
      (tier) => `(select ${columns} from ${condition.source} where s.tier = ${tier} and ${condition.text})`,
    );
    return { text: `${tiers.join(' union all ')} limit ${limit}`, condition };
  }
  const condition = makeRowCondition(matching);
  return {
    text: `select ${columns} from ${condition.source} where ${condition.text} limit ${limit}`,
    condition,
  };
};

export const capCount = (counted: number, limit: number): MatchCount => ({
  total: Math.min(counted, limit),
  totalIsCapped: counted > limit,
});

/** How many companies match, counted to a limit. */
export const countMatches = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  limit = EXACT_TOTAL,
): Promise<MatchCount> => {
  const first = listFirst(matching, frequencies, '1', limit + 1);
  const text = `select count(*)::int as counted from (${first.text}) found`;
  const { rows } = await db.pool.query<{ counted: number }>({
    ...nameStatement('count', text, first.condition),
    text,
    values: [...first.condition.values],
  });
  return capCount(rows[0]?.counted ?? 0, limit);
};

/** Facet codes of the companies that match, of the best known 10,000, and their count. */
export const listFacetCodes = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  withRatings: boolean,
): Promise<MatchCount & { readonly codes: readonly number[] }> => {
  const columns = 's.facet_code, s.company_id';
  const first = listFirst(matching, frequencies, columns, EXACT_TOTAL + 1);
  const rows = withRatings ? withRatingGrade(first.text) : first.text;
  const text = `select count(*)::int as counted, ${FACET_BYTES} as codes from (${rows}) found`;
  const result = await db.pool.query<{ counted: number; codes: Buffer | null }>({
    ...nameStatement('facets', text, first.condition),
    text,
    values: [...first.condition.values],
  });
  const { counted = 0, codes = null } = result.rows[0] ?? {};
  return { ...capCount(counted, EXACT_TOTAL), codes: readFacetBytes(codes, EXACT_TOTAL) };
};
