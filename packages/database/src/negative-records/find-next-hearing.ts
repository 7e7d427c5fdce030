import type { AsAt, IsoDate } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { PROVENANCE_COLUMNS, runAsAt } from '../companies/index.ts';
import type { PayloadRow } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { isOnFile, isSurelyOwn } from '../records/index.ts';
import { isOpen, momentDay } from './rule-conditions.ts';

export interface NextHearing extends PayloadRow {
  /** The day of the hearing in China. */
  readonly hearing_on: IsoDate;
  /** Hearings to come, this one among them. */
  readonly upcoming: number;
}

/** The first hearing that is still to come on the day, whatever side the company is on. */
export const findNextHearing = async (
  db: Database,
  companyId: number,
  on: IsoDate,
  asAt: AsAt,
): Promise<NextHearing | undefined> => {
  const [row] = await runAsAt<NextHearing>(
    db,
    'next-hearing',
    asAt,
    sql`
      select ${PROVENANCE_COLUMNS}, r.payload, (${momentDay('hearing_date')})::text as hearing_on,
        count(*) over ()::int as upcoming
      from record r
      where r.company_id = ${companyId} and r.dimension = 'hearing_notice' and ${isOnFile(asAt, 'r.')}
        and ${isSurelyOwn('r.')} and r.payload ->> 'hearing_date' is not null and ${isOpen(on)}
      order by (r.payload ->> 'hearing_date')::timestamptz, r.record_id
      limit 1`,
  );
  return row;
};
