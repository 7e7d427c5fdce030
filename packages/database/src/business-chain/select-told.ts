import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { asAtCondition, isSurelyOwn, SHOWN_STATUSES } from '../records/index.ts';

export const TRADE_DIMENSION = 'supplier_customer';

/** Records of one company, side and year that are read at most; a report names five, a hub of tenders some hundreds. */
export const MOST_RECORDS = 2_000;

/** Single deals that came to be known; every other source is a list of the partners of a year. */
const SINGLE_SOURCES: readonly string[] = ['tender', 'court', 'user'];

/** As the indexes `record_trade_of_year` and `record_trade_by_partner` have them, so that they are read. */
export const YEAR: RawBuilder<number> = sql`(r.payload ->> 'trade_year')::bigint`;
export const ROLE: RawBuilder<string> = sql`r.payload ->> 'partner_role'`;
export const PARTNER: RawBuilder<string> = sql`r.payload ->> 'partner_id'`;

/** Records of trade that are held and true on the day, surely of the company, with a name and a year. */
export const isTrade = (asAt: AsAt): RawBuilder<boolean> => sql`
  r.dimension = 'supplier_customer' and ${asAtCondition(asAt, 'r.')}
    and r.status = any(${SHOWN_STATUSES}::text[]) and ${isSurelyOwn('r.')}
    and ${YEAR} is not null and btrim(coalesce(r.payload ->> 'partner_name', '')) <> ''`;

export const OTHER_SIDE: Readonly<Record<TradeRole, TradeRole>> = {
  supplier: 'customer',
  customer: 'supplier',
};

const SHARE = sql`(r.payload ->> 'trade_share_pct')::numeric`;
const AMOUNT = sql`(r.payload ->> 'trade_amount')::numeric`;

const FIGURES = sql`
  ${YEAR} as year, r.record_id, r.source_id, r.payload ->> 'trade_source' as trade_source,
  ${SHARE} as share, ${AMOUNT} as amount`;

export interface ToldAsked {
  readonly companyIds: readonly number[];
  readonly role: TradeRole;
  readonly least: number;
  readonly most: number;
  readonly asAt: AsAt;
  /** Records of each company that are read, the newest year and the largest first: what bounds a hub. */
  readonly mostRecords: number;
}

const inYears = ({ least, most }: ToldAsked) => sql`${YEAR} between ${least}::bigint and ${most}::bigint`;

/** What companies tell of their partners on a side. */
export const selectOwn = (asked: ToldAsked): RawBuilder<unknown> => sql`
  select told.* from unnest(${asked.companyIds}::bigint[]) asked(company_id) cross join lateral (
    select r.company_id, btrim(r.payload ->> 'partner_name') as partner_name,
      case when jsonb_typeof(r.payload -> 'partner_id') = 'number' then (${PARTNER})::bigint end as partner_id, ${FIGURES}
    from record r
    where r.company_id = asked.company_id and ${ROLE} = ${asked.role} and ${inYears(asked)} and ${isTrade(asked.asAt)}
    order by ${YEAR} desc, ${SHARE} desc nulls last, ${AMOUNT} desc nulls last limit ${asked.mostRecords}) told`;

/** What others tell of them: who names a company as its customer is its supplier. */
export const selectNamed = (asked: ToldAsked): RawBuilder<unknown> => sql`
  select told.* from unnest(${asked.companyIds}::bigint[]) asked(company_id) cross join lateral (
    select asked.company_id, r.company_id as partner_id, ${FIGURES}
    from record r
    where ${PARTNER} = asked.company_id::text and ${ROLE} = ${OTHER_SIDE[asked.role]} and ${inYears(asked)}
      and r.company_id <> asked.company_id and ${isTrade(asked.asAt)}
    order by ${YEAR} desc, ${AMOUNT} desc nulls last limit ${asked.mostRecords}) told`;

export const IS_LIST: RawBuilder<boolean> = sql`coalesce(trade_source, '') <> all(${SINGLE_SOURCES}::text[])`;

/** What one source tells of one partner, added up, and the record with the largest part of it. */
export const ADDED_UP: RawBuilder<unknown> = sql`
  sum(share) as share, sum(amount) as amount, count(*)::int as records, count(share) as shares,
  (-(max(array[coalesce(share, -1)::float8, coalesce(amount, -1)::float8, -record_id::float8]))[3])::bigint as record_id`;
