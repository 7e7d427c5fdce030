import { hashToken } from '@mingjian/domain/search';
import type { SearchFilters } from '@mingjian/domain/search';
import type { MatchReason } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { makeRowCondition } from './condition.ts';
import { EXACT_TOTAL } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import type { Restriction } from './matching.ts';

export interface CodeResult extends MatchCount {
  readonly found: readonly { readonly companyId: number; readonly name: string }[];
  readonly reason: MatchReason;
  /** Further condition on `company_search s`, for facets over the same companies. */
  readonly only: Restriction;
}

const CREDIT_CODE_LENGTH = 18;
const SHORTEST_KEY = 6;
const STOCK_CODE = /^\d{3,6}$/;

interface CodeRow {
  readonly company_id: number;
  readonly name: string;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Companies whose number begins so, in the order of the numbers; only then other numbers and stock codes. */
export const searchByCode = async (
  db: Database,
  code: string,
  filters: SearchFilters,
  page: Page,
): Promise<CodeResult | undefined> => {
  const isWhole = code.length === CREDIT_CODE_LENGTH;
  const byStock = STOCK_CODE.test(code) ? await findByStockCode(db, code) : [];
  const byKey = byStock.length === 0 && code.length >= SHORTEST_KEY ? await findByKey(db, code) : [];
  const companyIds = byStock.length > 0 ? byStock : byKey;
  if (companyIds.length > 0 && !isWhole) {
    const reason = byKey.length > 0 || code.length === SHORTEST_KEY ? 'other-code' : 'code-prefix';
    return listRange(db, { companyIds }, filters, page, reason);
  }
  const result = await listRange(
    db,
    { codeBegins: code },
    filters,
    page,
    isWhole ? 'credit-code' : 'code-prefix',
  );
  return result.total > 0 ? result : undefined;
};

const findByKey = async (db: Database, code: string): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'search-party-key',
    text: `select distinct company_id from party_key
           where value = any($1::text[]) and scheme not in ('person', 'name', 'name_in_company')`,
    values: [[code, code.toLowerCase()]],
  });
  return rows.map((row) => row.company_id);
};

const findByStockCode = async (db: Database, code: string): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'search-stock-code',
    text: `select company_id from company_search s where s.tier = 0 and s.known_to is null and s.tokens @> $1::int4[]
           union all
           select company_id from company_search s where s.tier = 1 and s.known_to is null and s.tokens @> $1::int4[]
           union all
           select company_id from company_search s where s.tier = 2 and s.known_to is null and s.tokens @> $1::int4[]`,
    values: [[hashToken('code', code)]],
  });
  return rows.map((row) => row.company_id);
};

const listRange = async (
  db: Database,
  only: Restriction,
  filters: SearchFilters,
  { offset, limit }: Page,
  reason: MatchReason,
): Promise<CodeResult> => {
  const condition = makeRowCondition({ sets: [], filters, only });
  const at = condition.values.length;
  const { rows } = await db.pool.query<CodeRow>({
    text: `select s.company_id, s.name from company_search s where ${condition.text}
           order by ${only.codeBegins === undefined ? 's.tier, s.popularity desc' : 's.credit_code'}, s.company_id
           offset $${at + 1} limit $${at + 2}`,
    values: [...condition.values, offset, limit],
  });
  const counted = await db.pool.query<{ counted: number }>({
    text: `select count(*)::int as counted from (
             select 1 from company_search s where ${condition.text} limit ${EXACT_TOTAL + 1}) found`,
    values: [...condition.values],
  });
  const total = counted.rows[0]?.counted ?? 0;
  return {
    found: rows.map((row) => ({ companyId: row.company_id, name: row.name })),
    reason,
    only,
    total: Math.min(total, EXACT_TOTAL),
    totalIsCapped: total > EXACT_TOTAL,
  };
};
