import type { AsAt, Payload, RecordStatus } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { endOfDay, isOnFile, isSurelyOwn } from '../records/index.ts';
import type { RatingRow } from '../ratings/index.ts';

export type StandingRow = Pick<RatingRow, 'company_id' | 'grade' | 'stand_alone_log_odds'>;

/** The last rating of each company made by the end of the day, on either clock. */
export const listStandings = async (
  db: Database,
  companyIds: readonly number[],
  asAt: AsAt,
): Promise<readonly StandingRow[]> => {
  if (companyIds.length === 0) return [];
  const { rows } = await db.pool.query<StandingRow>({
    name: asAt === null ? 'list-standings' : 'list-standings-at',
    text: `select distinct on (company_id) company_id, grade, stand_alone_log_odds from rating
           where company_id = any($1::bigint[]) ${asAt === null ? '' : 'and rated_at <= $2'}
           order by company_id, rated_at desc`,
    values: [companyIds, ...(asAt === null ? [] : [endOfDay(asAt.day)])],
  });
  return rows;
};

export interface FlagRecordRow {
  readonly company_id: number;
  readonly dimension: string;
  readonly status: RecordStatus;
  readonly valid_to: string | null;
  readonly payload: Payload;
}

/** Records of some dimensions of some companies that are on file at the day, whether they still stand or not. */
export const listFlagRecords = async (
  db: Database,
  companyIds: readonly number[],
  dimensions: readonly string[],
  asAt: AsAt,
): Promise<readonly FlagRecordRow[]> =>
  companyIds.length === 0
    ? []
    : runAsAt<FlagRecordRow>(
        db,
        'list-partner-flags',
        asAt,
        sql`select r.company_id, r.dimension, r.status, r.valid_to, r.payload from record r
            where r.company_id = any(${companyIds}::bigint[]) and r.dimension = any(${dimensions}::text[])
              and ${isOnFile(asAt, 'r.')} and ${isSurelyOwn('r.')}`,
      );
