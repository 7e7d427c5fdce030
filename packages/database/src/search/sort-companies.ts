import type { SearchSort, TokenFrequencies } from '@mingjian/domain/search';
import { estimateShare, listFilterGroups } from '@mingjian/domain/search';
import type { SortColumn } from '@mingjian/domain/search-terms';
import type { Database } from '../connection/index.ts';
import { chooseRoad } from './choose-road.ts';
import { makeTokenCondition, makeWalkCondition } from './condition.ts';
import type { Matching } from './matching.ts';

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

const directionOf = ({ column, isDescending }: SearchSort): 'asc' | 'desc' =>
  isDescending === (ORDERS[column].isReversed ?? false) ? 'asc' : 'desc';

interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** All that match are gathered and sorted; those without a value come last, the best known first. */
const gather = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  sort: SearchSort,
  { offset, limit }: Place,
): Promise<readonly number[]> => {
  const road = chooseRoad(matching, frequencies, frequencies.companies);
  const condition =
    road.kind === 'tokens' ? makeTokenCondition(matching, road.part) : makeWalkCondition(matching);
  const at = condition.values.length;
  const { rows } = await db.pool.query<{ company_id: number }>({
    text: `with matching as materialized (
             select s.company_id, s.popularity from company_search s where ${condition.text})
           select c.company_id from matching m join company c on c.company_id = m.company_id
           order by ${ORDERS[sort.column].expression} ${directionOf(sort)} nulls last, m.popularity desc, c.company_id
           offset $${at + 1} limit $${at + 2}`,
    values: [...condition.values, offset, limit],
  });
  return rows.map((row) => row.company_id);
};

/** Sorts given companies. */
export const sortCompanies = (
  db: Database,
  companyIds: readonly number[],
  frequencies: TokenFrequencies,
  sort: SearchSort,
  place: Place,
): Promise<readonly number[]> =>
  gather(db, { sets: [], filters: { values: {} }, only: { companyIds } }, frequencies, sort, place);

const FIRST_STEP = 500;

interface Step {
  readonly visited: number;
  readonly fitting: readonly number[] | null;
}

/** Goes along the index of the order and keeps what matches, until the page is full or the steps are used up. */
const walkAlong = async (
  db: Database,
  matching: Matching,
  sort: SearchSort,
  wanted: number,
  maxVisited: number,
): Promise<{ readonly found: readonly number[]; readonly isAtEnd: boolean }> => {
  const condition = makeWalkCondition(matching);
  const at = condition.values.length;
  const { expression } = ORDERS[sort.column];
  const direction = directionOf(sort);
  const order = `${expression} ${direction}, c.company_id ${direction}`;
  const found: number[] = [];
  let visited = 0;
  for (let step = FIRST_STEP; found.length < wanted && visited < maxVisited; step *= 2) {
    const { rows } = await db.pool.query<Step>({
      text: `select count(*)::int as visited,
                    array_agg(w.company_id order by w.place) filter (where s.company_id is not null) as fitting
             from (select c.company_id, row_number() over (order by ${order}) as place
                   from company c where ${expression} is not null
                   order by ${order} offset $${at + 1} limit $${at + 2}) w
             left join company_search s on s.company_id = w.company_id and ${condition.text}`,
      values: [...condition.values, visited, step],
    });
    const [part] = rows;
    found.push(...(part?.fitting ?? []).map(Number));
    visited += part?.visited ?? 0;
    if ((part?.visited ?? 0) < step) return { found, isAtEnd: true };
  }
  return { found, isAtEnd: false };
};

/** A page of those that match and have no value in the column, the best known first. */
const listUnknown = async (
  db: Database,
  matching: Matching,
  sort: SearchSort,
  { offset, limit }: Place,
): Promise<readonly number[]> => {
  if (limit <= 0) return [];
  const condition = makeWalkCondition(matching);
  const at = condition.values.length;
  const { rows } = await db.pool.query<{ company_id: number }>({
    text: `select s.company_id from company_search s
           where ${condition.text} and exists (
             select 1 from company c where c.company_id = s.company_id and ${ORDERS[sort.column].expression} is null)
           order by s.tier, s.popularity desc, s.company_id offset $${at + 1} limit $${at + 2}`,
    values: [...condition.values, offset, limit],
  });
  return rows.map((row) => row.company_id);
};

/** Microseconds, measured: a company visited along an index, a company gathered and sorted. */
const VISIT_US = 2;
const GATHER_US = 4;

/**
 * A page of all companies that match, in the order of a column: along the order's index where many match, so that
 * the page is soon full; by gathering and sorting where few do.
 */
export const listSorted = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  sort: SearchSort,
  place: Place,
): Promise<readonly number[]> => {
  const wanted = place.offset + place.limit;
  const share = estimateShare(listFilterGroups(matching.filters), frequencies);
  const affordable = (frequencies.companies * share * GATHER_US) / VISIT_US;
  if (wanted > share * affordable) return gather(db, matching, frequencies, sort, place);
  const { found, isAtEnd } = await walkAlong(db, matching, sort, wanted, affordable);
  if (found.length >= wanted) return found.slice(place.offset, wanted);
  if (!isAtEnd) return gather(db, matching, frequencies, sort, place);
  const known = found.slice(place.offset);
  const offset = Math.max(0, place.offset - found.length);
  return [
    ...known,
    ...(await listUnknown(db, matching, sort, { offset, limit: place.limit - known.length })),
  ];
};
