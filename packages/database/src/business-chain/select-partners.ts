import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { asAtCondition, isSurelyOwn, SHOWN_STATUSES } from '../records/index.ts';

export const TRADE_DIMENSION = 'supplier_customer';

/** Single deals that came to be known; every other source is a list of the partners of a year. */
const SINGLE_SOURCES: readonly string[] = ['tender', 'court', 'user'];

/** A partner of a company in a year, told by one source. */
export interface PartnerRow {
  readonly company_id: number;
  readonly year: number;
  readonly partner_name: string;
  /** Null: named by text alone. */
  readonly partner_id: number | null;
  /** Percent, decimal text. */
  readonly share: string | null;
  /** Yuan, decimal text. */
  readonly amount: string | null;
  readonly is_related: boolean | null;
  readonly trade_source: string | null;
  /** The record with the largest part, and how many there are. */
  readonly record_id: number;
  readonly known_from: string;
  readonly records: number;
}

export interface PartnersAsked {
  readonly companyIds: readonly number[];
  readonly role: TradeRole;
  /** The newest year on file from `least` to `most`, each company its own. */
  readonly least: number;
  readonly most: number;
  readonly asAt: AsAt;
}

/** Records of trade that are held and true on the day, surely of the company, of a year. */
export const selectTold = (companyIds: readonly number[], asAt: AsAt): RawBuilder<unknown> => sql`
  select r.company_id, r.record_id, r.known_from, r.source_id, r.payload,
    r.payload ->> 'partner_role' as role, (r.payload ->> 'trade_year')::int as year
  from record r
  where r.company_id = any(${companyIds}::bigint[]) and r.dimension = ${TRADE_DIMENSION}
    and ${asAtCondition(asAt, 'r.')} and r.status = any(${SHOWN_STATUSES}::text[]) and ${isSurelyOwn('r.')}
    and r.payload ->> 'trade_year' is not null and btrim(coalesce(r.payload ->> 'partner_name', '')) <> ''`;

/**
 * One row a partner. A list of partners is told by several sources, each in full: that with the most shares counts,
 * the others would count everything twice. Single deals are added of partners that the list does not name, by the
 * source that tells the most.
 */
export const selectPartners = ({
  companyIds,
  role,
  least,
  most,
  asAt,
}: PartnersAsked): RawBuilder<unknown> => sql`
  with told as (${selectTold(companyIds, asAt)}),
  of_role as (
    select company_id, record_id, known_from, source_id, year, payload ->> 'trade_source' as trade_source,
      btrim(payload ->> 'partner_name') as partner_name,
      case when jsonb_typeof(payload -> 'partner_id') = 'number' then (payload ->> 'partner_id')::bigint end as partner_id,
      (payload ->> 'trade_share_pct')::numeric as share, (payload ->> 'trade_amount')::numeric as amount,
      (payload ->> 'partner_is_related')::boolean as is_related,
      coalesce(payload ->> 'trade_source', '') <> all(${SINGLE_SOURCES}::text[]) as is_list,
      max(year) over (partition by company_id) as newest
    from told where role = ${role} and year between ${least}::int and ${most}::int),
  by_source as (
    select company_id, year, partner_name, source_id, trade_source, is_list, max(partner_id) as partner_id,
      sum(share) as share, sum(amount) as amount, bool_or(is_related) as is_related, count(*)::int as records,
      (array_agg(record_id order by share desc nulls last, amount desc nulls last, record_id))[1] as record_id,
      (array_agg(known_from order by share desc nulls last, amount desc nulls last, record_id))[1] as known_from,
      count(share) as shares
    from of_role where year = newest
    group by company_id, year, partner_name, source_id, trade_source, is_list),
  list as (
    select distinct on (company_id) company_id, source_id, trade_source
    from by_source where is_list
    group by company_id, source_id, trade_source
    order by company_id, sum(shares) desc, sum(records) desc, trade_source nulls last, source_id),
  counted as (
    select b.* from by_source b left join list l using (company_id)
    where not b.is_list or (b.source_id = l.source_id and b.trade_source is not distinct from l.trade_source))
  select distinct on (company_id, partner_name) company_id, year, partner_name, partner_id, share, amount, is_related,
    trade_source, record_id, known_from, records
  from counted
  order by company_id, partner_name, is_list desc, amount desc nulls last, trade_source nulls last, source_id`;

/** The largest first: by share, then by amount. */
export const LARGEST_FIRST: RawBuilder<unknown> = sql.raw(
  'share desc nulls last, amount desc nulls last, partner_name',
);
