import type { AsAt } from '@mingjian/domain/records';
import type { Database, Page } from '../connection/index.ts';
import { endOfDay } from '../records/index.ts';
import type { RatingRow } from './tables.ts';

/** The last rating of each day in China, the newest first; an earlier one of the same day was replaced by it. */
const LAST_OF_DAY = `select distinct on ((rated_at at time zone 'Asia/Shanghai')::date) *
  from rating where company_id = $1 and rated_at <= $2
  order by (rated_at at time zone 'Asia/Shanghai')::date desc, rated_at desc`;

const LATEST = 'infinity';

/** A page of the ratings of a company, and the one before the last of the page, which it is compared with. */
export const listRatings = async (
  db: Database,
  companyId: number,
  { page, pageSize }: Page,
  asAt: AsAt = null,
): Promise<{ readonly rows: readonly RatingRow[]; readonly total: number }> => {
  const until = asAt === null ? LATEST : endOfDay(asAt.day);
  const [listed, counted] = await Promise.all([
    db.pool.query<RatingRow>({
      name: 'list-ratings',
      text: `${LAST_OF_DAY} limit $3 offset $4`,
      values: [companyId, until, pageSize + 1, (page - 1) * pageSize],
    }),
    db.pool.query<{ total: number }>({
      name: 'count-ratings',
      text: `select count(distinct (rated_at at time zone 'Asia/Shanghai')::date) as total
             from rating where company_id = $1 and rated_at <= $2`,
      values: [companyId, until],
    }),
  ]);
  return { rows: listed.rows, total: counted.rows[0]?.total ?? 0 };
};

/** The rating that was made for a moment; undefined without one. */
export const findRatingOfMoment = async (
  db: Database,
  companyId: number,
  ratedAt: string,
): Promise<RatingRow | undefined> => {
  const { rows } = await db.pool.query<RatingRow>({
    name: 'find-rating-of-moment',
    text: 'select * from rating where company_id = $1 and rated_at = $2',
    values: [companyId, ratedAt],
  });
  return rows[0];
};
