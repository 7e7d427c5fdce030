import type { SearchSort } from '@mingjian/domain/search';
import type { SortColumn } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { companiesAsKnown, searchRowsAsKnown } from '../records/rows-as-known.ts';

interface Order {
  /** On `company c`. */
  readonly expression: string;
  /** The greatest value comes first when the list ascends: young firms have late dates. */
  readonly isReversed?: boolean;
}

const ORDERS: Readonly<Record<SortColumn, Order>> = {
  name: { expression: 'c.name collate "C"' },
  creditCode: { expression: 'c.credit_code collate "C"' },
  type: { expression: 'c.company_type collate "C"' },
  yearsInBusiness: { expression: 'c.established_on', isReversed: true },
  revenue: { expression: 'c.revenue' },
  netEarning: { expression: 'c.net_profit' },
  ebitToRevenue: { expression: 'c.ebit_to_revenue' },
  totalAssets: { expression: 'c.total_assets' },
  size: { expression: `array_position('{micro,small,medium,large}'::text[], c.size_grade)` },
  rating: { expression: 'c.rating_grade' },
};

/** Columns of `company` that lists are sorted by and that a projection writes. */
export const ORDER_COLUMNS = [
  'company_id',
  'name',
  'credit_code',
  'company_type',
  'established_on',
  'revenue',
  'net_profit',
  'ebit_to_revenue',
  'total_assets',
  'size_grade',
];

/** The order of a list on `company c` and the search rows `s`. */
export const writeOrder = ({ column, isDescending }: SearchSort): string => {
  const { expression, isReversed = false } = ORDERS[column];
  return `${expression} ${isDescending === isReversed ? 'asc' : 'desc'} nulls last,`;
};

/** A page of given companies in the order of a column, those without a value last; without a column the best known first. */
export const orderCompanies = async (
  db: Database,
  companyIds: readonly number[],
  sort: SearchSort | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  knownAt?: string,
): Promise<readonly number[]> => {
  const moment = knownAt === undefined ? undefined : '$4';
  if (companyIds.length === 0) return [];
  const { rows } = await db.pool.query<{ company_id: number }>({
    text: `select c.company_id from unnest($1::bigint[]) as asked (company_id)
           join ${companiesAsKnown(ORDER_COLUMNS, moment)} c on c.company_id = asked.company_id
           join ${searchRowsAsKnown(moment)} s on s.company_id = asked.company_id
             ${moment === undefined ? 'and s.known_to is null' : ''}
           order by ${sort ? writeOrder(sort) : ''} s.tier, s.popularity desc, s.company_id
           offset $2 limit $3`,
    values: [companyIds, offset, limit, ...(knownAt === undefined ? [] : [knownAt])],
  });
  return rows.map((row) => row.company_id);
};
