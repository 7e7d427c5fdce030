import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { endOfDay } from '../records/index.ts';
import type { RatingRow } from './tables.ts';

/** The last rating of a company made by the end of the day, on either clock. */
export const findRating = async (
  db: Database,
  companyId: number,
  asAt: AsAt = null,
): Promise<RatingRow | undefined> => {
  const day = asAt?.day ?? null;
  const { rows } = await db.pool.query<RatingRow>({
    name: day === null ? 'find-rating' : 'find-rating-at',
    text: `select * from rating
           where company_id = $1 ${day === null ? '' : 'and rated_at <= $2'}
           order by rated_at desc limit 1`,
    values: [companyId, ...(day === null ? [] : [endOfDay(day)])],
  });
  return rows[0];
};
