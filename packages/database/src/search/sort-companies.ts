import type { SearchSort } from '@mingjian/domain/search';
import type { SortColumn } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { makeCondition } from './condition.ts';
import type { Matching } from './condition.ts';

interface Order {
  readonly expression: string;
  /** The greatest value comes first when the list ascends: young firms have late dates. */
  readonly isReversed?: boolean;
}

const ORDERS: Readonly<Record<SortColumn, Order>> = {
  name: { expression: 'c.name' },
  creditCode: { expression: 'c.credit_code' },
  type: { expression: 'c.company_type' },
  yearsInBusiness: { expression: 's.established_on', isReversed: true },
  registeredCapital: { expression: 's.capital' },
  revenue: { expression: 'c.revenue' },
  netEarning: { expression: 'c.net_profit' },
  ebitToRevenue: { expression: 'c.ebit_to_revenue' },
  totalAssets: { expression: 'c.total_assets' },
  size: { expression: `array_position('{micro,small,medium,large}'::text[], c.size_grade)` },
  rating: { expression: 'c.rating_grade' },
};

const directionOf = ({ column, isDescending }: SearchSort): 'asc' | 'desc' =>
  isDescending === (ORDERS[column].isReversed ?? false) ? 'asc' : 'desc';

const run = async (db: Database, text: string, values: readonly unknown[]): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({ text, values: [...values] });
  return rows.map((row) => row.company_id);
};

const JOINED = 'company_search s join company c on c.company_id = s.company_id';

/** Sorts given companies; those without a value come last. */
export const sortCompanies = (
  db: Database,
  companyIds: readonly number[],
  sort: SearchSort,
  offset: number,
  limit: number,
): Promise<readonly number[]> => {
  const { expression } = ORDERS[sort.column];
  return run(
    db,
    `select c.company_id from ${JOINED}
     where c.company_id = any($1::bigint[]) and s.known_to is null
     order by ${expression} ${directionOf(sort)} nulls last, s.popularity desc, c.company_id
     offset $2 limit $3`,
    [companyIds, offset, limit],
  );
};

/**
 * A page of all companies that match, in the order of a column. The order's own index is walked until the page is
 * full where many match, and the matches are sorted where few do: the planner chooses by the values.
 */
export const listSorted = async (
  db: Database,
  matching: Matching,
  sort: SearchSort,
  offset: number,
  limit: number,
): Promise<readonly number[]> => {
  const condition = makeCondition(matching);
  const { expression } = ORDERS[sort.column];
  const direction = directionOf(sort);
  const [from, size] = [`$${condition.values.length + 1}`, `$${condition.values.length + 2}`];
  const known = await run(
    db,
    `select c.company_id from ${JOINED} where ${condition.text} and ${expression} is not null
     order by ${expression} ${direction}, c.company_id ${direction} offset ${from} limit ${size}`,
    [...condition.values, offset, limit],
  );
  if (known.length === limit) return known;
  const counted = known.length > 0 ? offset + known.length : await countKnown(db, matching, sort.column);
  const unknown = await run(
    db,
    `select c.company_id from ${JOINED} where ${condition.text} and ${expression} is null
     order by s.tier, s.popularity desc, s.company_id offset ${from} limit ${size}`,
    [...condition.values, Math.max(0, offset - counted), limit - known.length],
  );
  return [...known, ...unknown];
};

/** How many of the companies that match have a value in the column. */
const countKnown = async (db: Database, matching: Matching, column: SortColumn): Promise<number> => {
  const condition = makeCondition(matching);
  const { rows } = await db.pool.query<{ count: number }>({
    text: `select count(*)::int as count from ${JOINED}
           where ${condition.text} and ${ORDERS[column].expression} is not null`,
    values: [...condition.values],
  });
  return rows[0]?.count ?? 0;
};
