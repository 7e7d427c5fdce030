import type pg from 'pg';
import { findOutcome } from '@mingjian/domain/model-validation';
import type { Cohort } from '@mingjian/domain/model-validation';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { readDefaults } from './read-defaults.ts';

const BATCH_COMPANIES = 500;

export interface RefreshOptions {
  readonly version: string;
  /** Companies rated anew since this moment are looked at: a new fact of default always makes a new rating. */
  readonly since: string;
  readonly now: string;
  readonly signal?: AbortSignal;
}

const findRatedSince = async (db: Database, since: string, behind: number): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'rated-since',
    text: `select distinct company_id from rating
           where company_id > $2 and made_at > $1 and made_at = rated_at
           order by company_id limit ${BATCH_COMPANIES}`,
    values: [since, behind],
  });
  return rows.map((row) => row.company_id);
};

/** The outcomes of these companies in all cohorts, by what is known now; those that stay as they are are not written. */
const refreshBatch = async (
  db: Database,
  client: pg.PoolClient,
  cohorts: readonly Cohort[],
  ids: readonly number[],
  { version, now }: RefreshOptions,
): Promise<number> => {
  const defaults = await readDefaults(db, client, ids, now);
  const outcomes = ids.flatMap((id) =>
    cohorts.map((cohort) => ({ id, on: cohort.on, ...findOutcome(defaults.get(id) ?? [], cohort) })),
  );
  const { rowCount } = await client.query({
    name: 'refresh-outcomes',
    text: `update rating_outcome o
           set was_in_default = n.was_in_default, defaulted_on = n.defaulted_on
           from unnest($1::bigint[], $2::date[], $3::boolean[], $4::date[])
             as n (company_id, cohort_on, was_in_default, defaulted_on)
           where o.company_id = n.company_id and o.cohort_on = n.cohort_on and o.model_version = $5
             and (o.was_in_default, o.defaulted_on) is distinct from (n.was_in_default, n.defaulted_on)`,
    values: [
      outcomes.map(({ id }) => id),
      outcomes.map(({ on }) => on),
      outcomes.map(({ wasInDefault }) => wasInDefault),
      outcomes.map(({ defaultedOn }) => defaultedOn),
      version,
    ],
  });
  return rowCount ?? 0;
};

/** Facts that became known since the last measurement move outcomes of years long past. @returns how many moved */
export const refreshOutcomes = async (
  db: Database,
  cohorts: readonly Cohort[],
  options: RefreshOptions,
): Promise<number> => {
  let behind = 0;
  let moved = 0;
  while (!options.signal?.aborted) {
    const ids = await findRatedSince(db, options.since, behind);
    if (ids.length === 0) break;
    behind = ids.at(-1) as number;
    moved += await inTransaction(db, (client) => refreshBatch(db, client, cohorts, ids, options));
  }
  return moved;
};
