import { listCohorts } from '@mingjian/domain/model-validation';
import type { Cohorts } from '@mingjian/domain/model-validation';
import type { IsoDate } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';

/** The year ends at which this database knew enough companies. */
export const findCohorts = async (db: Database, today: IsoDate): Promise<Cohorts> => {
  const { rows } = await db.pool.query<{ year: number; companies: number }>({
    name: 'companies-by-first-year',
    text: `select extract(year from first_known at time zone 'Asia/Shanghai')::int as year, count(*) as companies
           from (
             select company_id, min(known_from) as first_known
             from (select company_id, known_from from company
                   union all select company_id, known_from from company_history) versions
             group by company_id) companies
           group by 1`,
  });
  return listCohorts(new Map(rows.map(({ year, companies }) => [year, companies])), today);
};
