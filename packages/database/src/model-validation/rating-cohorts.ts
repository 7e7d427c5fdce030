import type { Database } from '../connection/index.ts';

/** By the day of the cohort: how many companies were known when every one of them had been measured. */
export const listMeasuredCohorts = async (
  db: Database,
  version: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.pool.query<{ cohort_on: string; companies: number }>({
    name: 'list-rating-cohorts',
    text: 'select cohort_on, companies from rating_cohort where model_version = $1',
    values: [version],
  });
  return new Map(rows.map(({ cohort_on, companies }) => [cohort_on, companies]));
};

/** Writes down that a cohort is measured, with what came of it. */
export const saveMeasuredCohort = async (
  db: Database,
  version: string,
  cohort: { readonly on: string; readonly companies: number },
  measuredAt: string,
): Promise<void> => {
  const { rows } = await db.pool.query<{ rated: number; defaults: number }>({
    name: 'count-cohort',
    text: `select count(*) filter (where grade <= 18) as rated,
             count(defaulted_on) filter (where grade <= 18 and not was_in_default) as defaults
           from rating_outcome where model_version = $1 and cohort_on = $2`,
    values: [version, cohort.on],
  });
  await db.pool.query({
    name: 'save-rating-cohort',
    text: `insert into rating_cohort (cohort_on, model_version, companies, rated, defaults, measured_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (cohort_on, model_version) do update set companies = excluded.companies, rated = excluded.rated,
             defaults = excluded.defaults, measured_at = excluded.measured_at`,
    values: [cohort.on, version, cohort.companies, rows[0]?.rated ?? 0, rows[0]?.defaults ?? 0, measuredAt],
  });
};
