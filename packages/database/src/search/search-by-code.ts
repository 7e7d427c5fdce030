import { hashToken, NO_FILTERS } from '@mingjian/domain/search';
import type { MatchReason } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { makeRowCondition } from './condition.ts';
import { findCandidates } from './find-candidates.ts';
import { EXACT_TOTAL } from './count-matches.ts';
import type { MatchCount } from './count-matches.ts';
import type { Restriction } from './matching.ts';
import type { CompanySearch } from './search-companies.ts';

export interface CodeResult extends MatchCount {
  readonly found: readonly { readonly companyId: number; readonly name: string }[];
  readonly reason: MatchReason;
  /** Further condition on `company_search s`, for facets over the same companies. */
  readonly only: Restriction;
}

const CREDIT_CODE_LENGTH = 18;
const SHORTEST_KEY = 6;
/** Beginnings of stock codes are found too: three digits fit a thousand shares. */
const MOST_BY_STOCK_CODE = 1_000;
const STOCK_CODE = /^\d{3,6}$/;

interface CodeRow {
  readonly company_id: number;
  readonly name: string;
}

type CodeSearch = Pick<CompanySearch, 'filters' | 'offset' | 'limit' | 'knownAt' | 'frequencies'>;

/** Companies whose number begins so, in the order of the numbers; only then other numbers and stock codes. */
export const searchByCode = async (
  db: Database,
  code: string,
  search: CodeSearch,
): Promise<CodeResult | undefined> => {
  const isWhole = code.length === CREDIT_CODE_LENGTH;
  const byStock = STOCK_CODE.test(code) ? await findByStockCode(db, code, search) : [];
  // Keys carry no time of their own: as known on a day only the codes of the search rows are asked.
  const asksKeys = byStock.length === 0 && code.length >= SHORTEST_KEY && search.knownAt === undefined;
  const byKey = asksKeys ? await findByKey(db, code) : [];
  const companyIds = byStock.length > 0 ? byStock : byKey;
  if (companyIds.length > 0 && !isWhole) {
    const reason = byKey.length > 0 || code.length === SHORTEST_KEY ? 'other-code' : 'code-prefix';
    return listRange(db, { companyIds }, search, reason);
  }
  const result = await listRange(db, { codeBegins: code }, search, isWhole ? 'credit-code' : 'code-prefix');
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

const findByStockCode = async (
  db: Database,
  code: string,
  { knownAt, frequencies }: CodeSearch,
): Promise<readonly number[]> => {
  const matching = { sets: [[hashToken('code', code)]], filters: NO_FILTERS, knownAt };
  const found = await findCandidates(db, matching, frequencies, 0, MOST_BY_STOCK_CODE);
  return found.map(({ companyId }) => companyId);
};

const listRange = async (
  db: Database,
  only: Restriction,
  { filters, offset, limit, knownAt }: CodeSearch,
  reason: MatchReason,
): Promise<CodeResult> => {
  const condition = makeRowCondition({ sets: [], filters, only, knownAt });
  const at = condition.values.length;
  const { rows } = await db.pool.query<CodeRow>({
    text: `select s.company_id, s.name from ${condition.source} where ${condition.text}
           order by ${only.codeBegins === undefined ? 's.tier, s.popularity desc' : 's.credit_code'}, s.company_id
           offset $${at + 1} limit $${at + 2}`,
    values: [...condition.values, offset, limit],
  });
  const counted = await db.pool.query<{ counted: number }>({
    text: `select count(*)::int as counted from (
             select 1 from ${condition.source} where ${condition.text} limit ${EXACT_TOTAL + 1}) found`,
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
