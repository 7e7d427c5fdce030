import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PayloadRow } from '../companies/index.ts';
import { PROVENANCE_COLUMNS } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { IS_NAMESAKE, isCurrent, isOnFile } from '../records/index.ts';

export type Part = 'current' | 'historical' | 'namesakes';

export interface FieldOrder {
  readonly field: string;
  readonly isNumeric: boolean;
  readonly isDescending: boolean;
}

export interface FieldFilter {
  readonly field: string;
  readonly value: string;
  /** False: the text of the field holds the value. */
  readonly isExact: boolean;
}

/** Where a page begins: behind a record in the order of dates, or behind so many in the order of a field. */
export type PageStart =
  | { readonly kind: 'first' }
  | { readonly kind: 'behind'; readonly day: string; readonly recordId: number }
  | { readonly kind: 'offset'; readonly offset: number };

export interface SectionPage {
  readonly companyId: number;
  readonly dimension: string;
  readonly part: Part;
  readonly asAt: AsAt;
  readonly start: PageStart;
  readonly limit: number;
  /** Null: the newest first. */
  readonly order: FieldOrder | null;
  readonly filter: FieldFilter | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface SectionPageRow extends PayloadRow {
  /** The day that the order of dates goes by; `-infinity` where a record has none. */
  readonly order_day: string;
}

const DAY = sql.raw(`coalesce(r.event_date, r.published_on, '-infinity'::date)`);

const isOfPart = (part: Part, asAt: AsAt): RawBuilder<boolean> => {
  if (part === 'namesakes') return IS_NAMESAKE;
  return sql<boolean>`(not ${IS_NAMESAKE} and ${part === 'current' ? sql`` : sql`not`} ${isCurrent(asAt)})`;
};

const fitsFilter = (filter: FieldFilter | null): RawBuilder<boolean> => {
  if (filter === null) return sql<boolean>`true`;
  const text = sql`r.payload ->> ${filter.field}::text`;
  return filter.isExact
    ? sql<boolean>`${text} = ${filter.value}`
    : sql<boolean>`strpos(lower(${text}), lower(${filter.value})) > 0`;
};

const orderOf = ({ field, isNumeric, isDescending }: FieldOrder): RawBuilder<unknown> => {
  const value = isNumeric ? sql`(r.payload ->> ${field}::text)::numeric` : sql`r.payload ->> ${field}::text`;
  return sql`${value} ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last, `;
};

/**
 * One page of a section: in the order of dates along its index, however long the section is; in the order of a field,
 * and filtered by one, by reading all of it.
 */
export const listSectionPage = async (
  db: Database,
  page: SectionPage,
): Promise<readonly SectionPageRow[]> => {
  const { companyId, dimension, part, asAt, start, limit, order, filter, from, to } = page;
  const behind =
    start.kind === 'behind'
      ? sql`and (${DAY}, r.record_id) < (${start.day}::date, ${start.recordId}::bigint)`
      : sql``;
  const days = sql`${from === null ? sql`` : sql`and ${DAY} >= ${from}::date`}
    ${to === null ? sql`` : sql`and ${DAY} <= ${to}::date and ${DAY} > '-infinity'::date`}`;
  const statement = sql<SectionPageRow>`
    select ${PROVENANCE_COLUMNS}, r.payload, ${DAY}::text as order_day
    from record r
    where r.company_id = ${companyId} and r.dimension = ${dimension} and ${isOnFile(asAt, 'r.')}
      and ${isOfPart(part, asAt)} and ${fitsFilter(filter)} ${behind} ${days}
    order by ${order ? orderOf(order) : sql``} ${DAY} desc, r.record_id desc
    limit ${limit} offset ${start.kind === 'offset' ? start.offset : 0}`;
  const { rows } = await statement.execute(db.kysely);
  return rows;
};
