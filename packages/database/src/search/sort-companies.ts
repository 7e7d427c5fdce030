import { listMarket, makeMarketTest } from '@mingjian/domain/search';
import type { Market, SearchFilters, SearchSort } from '@mingjian/domain/search';
import type { SortColumn } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';

interface Order {
  /** On `company c`; an index has it with the company id behind it. */
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

/** Column and direction; the id goes the same way, as it stands in the index. */
const orderOf = ({ column, isDescending }: SearchSort): string => {
  const { expression, isReversed = false } = ORDERS[column];
  const direction = isDescending === isReversed ? 'asc' : 'desc';
  return `${expression} ${direction} nulls last, c.company_id ${direction}`;
};

interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** A page of given companies in the order of a column; those without a value come last. */
export const sortCompanies = async (
  db: Database,
  companyIds: readonly number[],
  sort: SearchSort,
  { offset, limit }: Place,
): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: `search-sort-${sort.column}-${sort.isDescending}`,
    text: `select c.company_id from company c where c.company_id = any($1::bigint[])
           order by ${orderOf(sort)} offset $2 limit $3`,
    values: [companyIds, offset, limit],
  });
  return rows.map((row) => row.company_id);
};

const FIRST_STEP = 500;
const LAST_STEP = 20_000;

/** A stretch of the index of a column, ids alone. */
const readStretch = async (
  db: Database,
  sort: SearchSort,
  { offset, limit }: Place,
): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ ids: string | null }>({
    name: `search-along-${sort.column}-${sort.isDescending}`,
    text: `select string_agg(company_id::text, ',') as ids from (
             select c.company_id from company c where ${ORDERS[sort.column].expression} is not null
             order by ${orderOf(sort).replace(' nulls last', '')} offset $1 limit $2) stretch`,
    values: [offset, limit],
  });
  return rows[0]?.ids ? rows[0].ids.split(',').map(Number) : [];
};

/** So few are fetched and sorted at once; of more, the index of the column is followed. */
const FEW = 5_000;

interface SortedList {
  readonly market: Market;
  readonly filters: SearchFilters;
  /** How many companies fit. */
  readonly total: number;
  readonly sort: SearchSort;
  readonly place: Place;
}

/** A page of the companies that fit, in the order of a column; those without a value come last, the best known first. */
export const listSorted = async (db: Database, list: SortedList): Promise<readonly number[]> => {
  const { market, filters, total, sort, place } = list;
  if (total <= FEW) return sortCompanies(db, listMarket(market, filters, 0, total), sort, place);
  const fits = makeMarketTest(market, filters);
  const wanted = place.offset + place.limit;
  const found: number[] = [];
  for (
    let at = 0, step = FIRST_STEP;
    found.length < wanted;
    at += step, step = Math.min(LAST_STEP, step * 2)
  ) {
    const stretch = await readStretch(db, sort, { offset: at, limit: step });
    for (const id of stretch) if (fits(market.slots.get(id) ?? -1)) found.push(id);
    if (stretch.length < step) return fillWithUnknown(list, found);
  }
  return found.slice(place.offset, wanted);
};

/** Behind all that have a value in the column come those without. */
const fillWithUnknown = (
  { market, filters, place }: SortedList,
  found: readonly number[],
): readonly number[] => {
  const known = new Set(found);
  const wanted = place.offset + place.limit;
  const unknown = listMarket(market, filters, 0, wanted + found.length).filter((id) => !known.has(id));
  return [...found, ...unknown].slice(place.offset, wanted);
};
