import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { joinRecords, LARGEST_FIRST, RECORD_COLUMNS, selectPartners } from './select-partners.ts';
import type { PartnerRow, PartnersAsked } from './select-partners.ts';

export interface LargestPartnerRow extends PartnerRow {
  /** Partners of the company on that side in all, and those of them that it names itself. */
  readonly total: number;
  readonly own_total: number;
  /** There are more records than are read. */
  readonly is_capped: boolean;
}

/** The largest partners of each of some companies, at most so many of each, in one round trip. */
export const listLargestPartners = async (
  db: Database,
  asked: PartnersAsked,
  limit: number,
): Promise<readonly LargestPartnerRow[]> =>
  asked.companyIds.length === 0
    ? []
    : runAsAt<LargestPartnerRow>(
        db,
        `list-largest-partners${asked.least === asked.most ? '' : '-of-years'}`,
        asked.asAt,
        sql`with partner as materialized (${selectPartners(asked)}),
              counts as (
                select company_id, count(*)::int as total, count(record_id)::int as own_total,
                  greatest(sum(records), sum(other_records)) >= ${asked.mostRecords} as is_capped
                from partner group by company_id),
              placed as (
                select c.total, c.own_total, c.is_capped, p.* from counts c cross join lateral (
                  select *, row_number() over () as place from (
                    select * from partner where partner.company_id = c.company_id
                    order by ${LARGEST_FIRST} limit ${limit}) largest) p)
            select placed.*, ${RECORD_COLUMNS}
            from placed ${joinRecords('placed', asked.asAt)}
            order by placed.company_id, place`,
      );
