import { dayInChina } from '@mingjian/domain/calendar';
import type { Statement } from '@mingjian/domain/financials';
import type { Database } from '../connection/index.ts';

/** Every item of the accounts that a rating of this moment rests on, by the end of their period. */
export const readStatementItems = async (
  db: Database,
  companyId: number,
  ratedAt: string,
): Promise<ReadonlyMap<string, Statement['items']>> => {
  const { rows } = await db.pool.query<{ period_end: string; items: Statement['items'] }>({
    name: 'rating-statement-items',
    text: `select period_end, items from statement
           where company_id = $1 and period_type = 'annual' and scope = 'consolidated' and series = 'as-reported'
             and period_end <= $2::date and known_from <= $3 and (known_to is null or known_to > $3)
           order by period_end desc limit 2`,
    values: [companyId, dayInChina(ratedAt), ratedAt],
  });
  return new Map(rows.map(({ period_end, items }) => [period_end, items]));
};
