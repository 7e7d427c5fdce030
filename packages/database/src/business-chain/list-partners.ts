import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database, Page } from '../connection/index.ts';
import { LARGEST_FIRST, selectPartners } from './select-partners.ts';
import type { PartnerRow } from './select-partners.ts';

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

interface CountedRow extends PartnerPageRow {
  readonly total: number;
}

const ORDERS: Readonly<Record<PartnerSort, string>> = {
  share: 'n.share',
  amount: 'n.amount',
  name: 'n.partner_name',
};

const orderOf = (sort: PartnerSort, isDescending: boolean): RawBuilder<unknown> =>
  sql.raw(`${ORDERS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last`);

/** A page of the partners of one side and year, each beside itself a year before; sorted and cut in the database. */
export const listPartners = async (
  db: Database,
  { companyId, role, year, sort, isDescending, asAt, page, pageSize }: PartnerPageAsked,
): Promise<{ readonly rows: readonly PartnerPageRow[]; readonly total: number }> => {
  const of = (asked: number) =>
    selectPartners({ companyIds: [companyId], role, least: asked, most: asked, asAt });
  const rows = await runAsAt<CountedRow>(
    db,
    `list-partners-${sort}-${isDescending ? 'desc' : 'asc'}`,
    asAt,
    sql`with now_named as materialized (${of(year)}), named_before as materialized (${of(year - 1)}),
          numbered as (select n.*, count(*) over ()::int as total from now_named n)
        select n.*, b.share as share_before, b.amount as amount_before, b.partner_name is not null as was_named
        from (
          select * from numbered n
          order by ${orderOf(sort, isDescending)}, ${LARGEST_FIRST}
          limit ${pageSize} offset ${(page - 1) * pageSize}) n
        left join lateral (
          select * from named_before b
          where b.partner_id = n.partner_id or ((b.partner_id is null or n.partner_id is null) and b.partner_name = n.partner_name)
          order by b.partner_id nulls last, b.partner_name limit 1) b on true
        order by ${orderOf(sort, isDescending)}, n.share desc nulls last, n.amount desc nulls last, n.partner_name`,
  );
  return { rows, total: rows[0]?.total ?? 0 };
};
