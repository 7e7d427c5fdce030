import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database, Page } from '../connection/index.ts';
import { joinRecords, LARGEST_FIRST, RECORD_COLUMNS, selectPartners } from './select-partners.ts';
import type { PartnerRow } from './select-partners.ts';
import { MOST_RECORDS } from './select-told.ts';

export const PARTNER_SORTS = ['share', 'amount', 'name'] as const;
export type PartnerSort = (typeof PARTNER_SORTS)[number];

export interface PartnerPageAsked extends Page {
  readonly companyId: number;
  readonly role: TradeRole;
  readonly year: number;
  readonly sort: PartnerSort;
  readonly isDescending: boolean;
  readonly asAt: AsAt;
}

export interface PartnerPageRow extends PartnerRow {
  /** Of the year before; null: not named then, or without the figure. */
  readonly share_before: string | null;
  readonly amount_before: string | null;
  readonly was_named: boolean;
}

export interface PartnerPage {
  readonly rows: readonly PartnerPageRow[];
  readonly total: number;
  /** There are more records than are read: the largest are paged. */
  readonly isCapped: boolean;
}

interface CountedRow extends PartnerPageRow {
  readonly total: number;
  readonly is_capped: boolean;
}

const ORDERS: Readonly<Record<PartnerSort, string>> = {
  share: 'n.share',
  amount: 'coalesce(n.amount, n.other_amount)',
  name: 'n.partner_name',
};

const orderOf = (sort: PartnerSort, isDescending: boolean): RawBuilder<unknown> =>
  sql.raw(`${ORDERS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last`);

/** A page of the partners of one side and year, each beside itself a year before; sorted and cut in the database. */
export const listPartners = async (
  db: Database,
  { companyId, role, year, sort, isDescending, asAt, page, pageSize }: PartnerPageAsked,
): Promise<PartnerPage> => {
  const of = (asked: number) =>
    selectPartners({
      companyIds: [companyId],
      role,
      least: asked,
      most: asked,
      asAt,
      mostRecords: MOST_RECORDS,
    });
  const rows = await runAsAt<CountedRow>(
    db,
    `list-partners-${sort}-${isDescending ? 'desc' : 'asc'}`,
    asAt,
    sql`with partner as materialized (${of(year)}),
          shown as materialized (
            select *, row_number() over () as place, (select count(*) from partner)::int as total,
              (select greatest(sum(records), sum(other_records)) >= ${MOST_RECORDS} from partner) as is_capped from (
              select * from partner n order by ${orderOf(sort, isDescending)}, ${LARGEST_FIRST}
              limit ${pageSize} offset ${(page - 1) * pageSize}) page),
          before as materialized (${of(year - 1)})
        select shown.*, ${RECORD_COLUMNS}, b.share as share_before, b.amount as amount_before,
          b.partner_name is not null as was_named
        from shown ${joinRecords('shown', asAt)}
        left join lateral (
          select * from before b
          where b.partner_id = shown.partner_id
            or ((b.partner_id is null or shown.partner_id is null) and b.partner_name = shown.partner_name)
          order by b.partner_id nulls last, b.partner_name limit 1) b on true
        order by shown.place`,
  );
  return { rows, total: rows[0]?.total ?? 0, isCapped: rows[0]?.is_capped ?? false };
};
