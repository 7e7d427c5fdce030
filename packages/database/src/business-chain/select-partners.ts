import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { asAtCondition } from '../records/index.ts';
import { ADDED_UP, IS_LIST, selectNamed, selectOwn } from './select-told.ts';
import type { ToldAsked } from './select-told.ts';

/** A partner of a company in a year: as the company tells of it, and as the partner tells of the company. */
export interface PartnerRow {
  readonly company_id: number;
  readonly year: number;
  readonly partner_name: string;
  /** Null: named by text alone. */
  readonly partner_id: number | null;
  /** Percent of the company's purchases or sales, decimal text. */
  readonly share: string | null;
  /** Yuan, decimal text. */
  readonly amount: string | null;
  readonly is_related: boolean | null;
  readonly trade_source: string | null;
  /** The record with the largest part, and how many there are; null: the company does not name the partner. */
  readonly record_id: number | null;
  readonly known_from: string | null;
  readonly records: number | null;
  /** Percent of the partner's sales or purchases. */
  readonly other_share: string | null;
  readonly other_amount: string | null;
  readonly other_source: string | null;
  /** Null: the partner does not name the company. */
  readonly other_record_id: number | null;
  readonly other_known_from: string | null;
  readonly other_records: number | null;
}

/** The newest year on file from `least` to `most`, each company its own: that of its own lists, if there is any. */
export type PartnersAsked = ToldAsked;

/** One year is asked, or that of each company is looked for. */
const ofChosenYear = ({ least, most }: PartnersAsked): RawBuilder<unknown> =>
  least === most ? sql`` : sql`join chosen using (company_id, year)`;

/**
 * One row a partner. A list of partners is told by several sources, each in full: that with the most shares counts,
 * the others would count everything twice. Single deals are added of partners that the list does not name, by the
 * source that tells the most. Who names the company stands beside the company's own word for the same party, or in a
 * row of its own: never both. Full joins and `not in` because they are hashed: the planner takes these lists for one
 * row long, and nested loops over a hub of either side would not end.
 */
export const selectPartners = (asked: PartnersAsked): RawBuilder<unknown> => sql`
  with own_told as materialized (${selectOwn(asked)}),
  named_told as materialized (${selectNamed(asked)}),
  chosen as materialized (
    select company_id, coalesce(max(year) filter (where is_own), max(year)) as year
    from (select company_id, year, true as is_own from own_told
          union all select company_id, year, false from named_told) y
    group by company_id),
  by_source as materialized (
    select company_id, year, partner_name, source_id, trade_source, ${IS_LIST} as is_list, max(partner_id) as partner_id,
      ${ADDED_UP}
    from own_told ${ofChosenYear(asked)}
    group by company_id, year, partner_name, source_id, trade_source),
  list as materialized (
    select distinct on (company_id) company_id, source_id, trade_source
    from by_source where is_list
    group by company_id, source_id, trade_source
    order by company_id, sum(shares) desc, sum(records) desc, trade_source nulls last, source_id),
  own as materialized (
    select b.* from by_source b
    where b.is_list and (company_id, source_id, coalesce(trade_source, '')) in (
      select company_id, source_id, coalesce(trade_source, '') from list)
    union all
    (select distinct on (company_id, partner_name) * from by_source
     where not is_list and (company_id, partner_name) not in (
       select b.company_id, b.partner_name from by_source b join list l using (company_id)
       where b.is_list and b.source_id = l.source_id and b.trade_source is not distinct from l.trade_source)
     order by company_id, partner_name, amount desc nulls last, trade_source nulls last, source_id)),
  named as (
    select distinct on (company_id, partner_id) * from (
      select company_id, year, partner_id, source_id, trade_source, ${IS_LIST} as is_list, ${ADDED_UP}
      from named_told ${ofChosenYear(asked)}
      group by company_id, year, partner_id, source_id, trade_source) s
    order by company_id, partner_id, is_list desc, shares desc, amount desc nulls last, trade_source nulls last, source_id),
  namers as (
    select n.*, p.name, row_number() over (partition by n.company_id, p.name order by n.partner_id) = 1 as is_first
    from named n join party p on p.company_id = n.partner_id),
  by_name as (
    select coalesce(n.company_id, o.company_id) as company_id, coalesce(o.year, n.year) as year,
      coalesce(o.partner_name, n.name) as partner_name, n.partner_id, o.share, o.amount, o.record_id, o.records,
      n.share as other_share, n.amount as other_amount, n.record_id as other_record_id, n.records as other_records
    from (select * from own where partner_id is null) o
    full join namers n on n.company_id = o.company_id and n.name = o.partner_name and n.is_first)
  select coalesce(o.company_id, n.company_id) as company_id, coalesce(o.year, n.year) as year,
    coalesce(o.partner_name, n.partner_name) as partner_name, coalesce(o.partner_id, n.partner_id) as partner_id,
    coalesce(o.share, n.share) as share, coalesce(o.amount, n.amount) as amount,
    coalesce(o.record_id, n.record_id) as record_id, coalesce(o.records, n.records) as records,
    n.other_share, n.other_amount, n.other_record_id, n.other_records
  from (select * from own where partner_id is not null) o
  full join by_name n on n.company_id = o.company_id and n.partner_id = o.partner_id`;

/** The largest first: by share, then by amount; whom the other side alone tells of, after those. */
export const LARGEST_FIRST: RawBuilder<unknown> = sql.raw(
  'share desc nulls last, record_id is null, coalesce(amount, other_amount) desc nulls last, partner_name',
);

/** What the two records of a row tell beside its figures: looked up for the rows that are shown alone. */
export const RECORD_COLUMNS: RawBuilder<unknown> = sql`
  r.known_from, r.payload ->> 'trade_source' as trade_source, o.known_from as other_known_from,
  o.payload ->> 'trade_source' as other_source,
  coalesce((r.payload ->> 'partner_is_related')::boolean, (o.payload ->> 'partner_is_related')::boolean) as is_related`;

export const joinRecords = (from: string, asAt: AsAt): RawBuilder<unknown> => {
  const ref = (column: string) => sql.ref(`${from}.${column}`);
  return sql`
    left join record r on r.company_id = ${ref('company_id')} and r.record_id = ${ref('record_id')}
      and ${asAtCondition(asAt, 'r.')}
    left join record o on o.company_id = ${ref('partner_id')} and o.record_id = ${ref('other_record_id')}
      and ${asAtCondition(asAt, 'o.')}`;
};
