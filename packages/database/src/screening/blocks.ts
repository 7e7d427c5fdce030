import {
  BLOCK_COMPANIES,
  EXACT_CAPITAL,
  FIRST_DAY,
  GREAT_CAPITAL_UNIT,
  LOW_BITS,
  RATING_SHIFT,
} from '@mingjian/domain/search';
import type { SortColumn } from '@mingjian/domain/search-terms';

/** The columns of a block and what of a company stands in them, big end first; `s`: its search row, `c`: its list row. */
export const COLUMNS = {
  company_ids: 'int8send(s.company_id)',
  facets_low: `int4send((s.facet_code & ${2 ** LOW_BITS - 1})::int4)`,
  facets_high: `int2send(((s.facet_code >> ${LOW_BITS})
    + (coalesce(c.rating_grade, 0)::int8 << ${RATING_SHIFT - LOW_BITS}))::int2)`,
  capital: `int4send((case
    when s.capital is null then -1
    when s.capital < ${EXACT_CAPITAL} then greatest(0, s.capital)
    else least(${2 ** 31 - 1}, ${EXACT_CAPITAL} + (s.capital - ${EXACT_CAPITAL}) / ${GREAT_CAPITAL_UNIT}) end)::int4)`,
  established: `substring(int4send(case
    when s.established_on is null then 0
    else least(${2 ** 16 - 1}, greatest(1, s.established_on - date '${FIRST_DAY}' + 1)) end) from 3)`,
} as const;
export type BlockColumn = keyof typeof COLUMNS;

/** Orders of the list that need a rank of their own, and by what a company stands in them. */
export const RANKS = {
  name: { column: 'by_name', expression: 'c.name collate "C"' },
  creditCode: { column: 'by_credit_code', expression: 'c.credit_code collate "C"' },
  type: { column: 'by_type', expression: 'c.company_type collate "C"' },
  revenue: { column: 'by_revenue', expression: 'c.revenue' },
  netEarning: { column: 'by_net_earning', expression: 'c.net_profit' },
  ebitToRevenue: { column: 'by_ebit_to_revenue', expression: 'c.ebit_to_revenue' },
  totalAssets: { column: 'by_total_assets', expression: 'c.total_assets' },
} as const satisfies Partial<Record<SortColumn, { column: string; expression: string }>>;
export type RankColumn = (typeof RANKS)[keyof typeof RANKS]['column'];

/** The order of the blocks: how well a company is known. */
export const POPULARITY_ORDER = 's.tier, s.popularity desc, s.company_id';

/** In which block a place is, and where in it. */
export const findInBlock = (place: number): { readonly block: number; readonly at: number } => ({
  block: Math.floor(place / BLOCK_COMPANIES),
  at: place % BLOCK_COMPANIES,
});
