import { CASE_DIMENSIONS } from '@mingjian/domain/case-chains';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { PROVENANCE_COLUMNS, runAsAt } from '../companies/index.ts';
import type { PayloadRow } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { isOnFile, isSurelyOwn } from '../records/index.ts';

/** A company with more court records than these sees its newest ones joined. */
export const MOST_CASE_RECORDS = 2_000;

/** Statuses in which a record tells of a case: also what has ended is part of the story. */
const TELLING = ['current', 'corrected', 'disputed', 'historical', 'removed_by_source'];

/** The newest records of all case dimensions, those of possible namesakes left out. */
export const listCaseRecords = (
  db: Database,
  companyId: number,
  asAt: AsAt,
): Promise<readonly PayloadRow[]> =>
  runAsAt<PayloadRow>(
    db,
    'list-case-records',
    asAt,
    sql`
      select ${PROVENANCE_COLUMNS}, r.payload
      from record r
      where r.company_id = ${companyId} and r.dimension = any(${CASE_DIMENSIONS}::text[])
        and ${isOnFile(asAt, 'r.')} and r.status = any(${TELLING}::text[])
        and ${isSurelyOwn('r.')}
      order by coalesce(r.event_date, r.published_on, '-infinity'::date) desc, r.record_id desc
      limit ${MOST_CASE_RECORDS + 1}`,
  );
