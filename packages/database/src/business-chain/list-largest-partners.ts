import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { LARGEST_FIRST, selectPartners } from './select-partners.ts';
import type { PartnerRow, PartnersAsked } from './select-partners.ts';

export interface LargestPartnerRow extends PartnerRow {
  /** Partners of the company on that side in all. */
  readonly total: number;
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
        'list-largest-partners',
        asked.asAt,
        sql`with partner as (${selectPartners(asked)}),
              placed as (
                select partner.*, count(*) over (partition by company_id)::int as total,
                  row_number() over (partition by company_id order by ${LARGEST_FIRST}) as place
                from partner)
            select * from placed where place <= ${limit} order by company_id, place`,
      );
