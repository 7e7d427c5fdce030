import type pg from 'pg';
import { findOutcome } from '@mingjian/domain/model-validation';
import type { Cohort } from '@mingjian/domain/model-validation';
import type { RatingModel } from '@mingjian/domain/rating-models';
import { copyRows, inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { makeRating, RATING_COLUMNS, readInputs } from '../ratings/index.ts';
import type { RatingRow } from '../ratings/index.ts';
import { companiesAsKnown, endOfDay, holdOffRecordWriters } from '../records/index.ts';
import { readDefaults } from './read-defaults.ts';
import { OUTCOME_COLUMNS } from './tables.ts';
import type { OutcomeRow } from './tables.ts';

const BATCH_COMPANIES = 500;
/** While one batch is being computed the server reads the next. */
const IN_FLIGHT = 2;

export interface MeasureOptions {
  readonly model: RatingModel;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
}

/** The next companies that were known at the moment. */
const findNext = async (db: Database, cohort: Cohort, behind: number): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'next-of-cohort',
    text: `select company_id from ${companiesAsKnown(['company_id'], '$1')} c
           where company_id > $2 order by company_id limit ${BATCH_COMPANIES}`,
    values: [endOfDay(cohort.on), behind],
  });
  return rows.map((row) => row.company_id);
};

/** Those of them that have no outcome yet; asked by their ids, so that it takes as long in a large market as in a small one. */
const findMissing = async (
  db: Database,
  cohort: Cohort,
  version: string,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'measured-of-cohort',
    text: `select company_id from rating_outcome
           where company_id = any($1::bigint[]) and cohort_on = $2 and model_version = $3`,
    values: [ids, cohort.on, version],
  });
  const measured = new Set(rows.map((row) => row.company_id));
  return ids.filter((id) => !measured.has(id));
};

/** A rating of the very moment stays as it is: it may be a live one, or that of an earlier model. */
const saveRatings = async (
  client: pg.PoolClient,
  rows: readonly RatingRow[],
  ratedAt: string,
): Promise<void> => {
  const { rows: stored } = await client.query<{ company_id: number }>({
    name: 'ratings-of-moment',
    text: 'select company_id from rating where company_id = any($1::bigint[]) and rated_at = $2',
    values: [rows.map((row) => row.company_id), ratedAt],
  });
  const known = new Set(stored.map((row) => row.company_id));
  await copyRows(
    client,
    'rating',
    RATING_COLUMNS,
    rows.filter((row) => !known.has(row.company_id)),
  );
};

/** Rates some companies from what had been known at the cohort's day, and tells what came of them. */
const measureBatch = async (
  db: Database,
  client: pg.PoolClient,
  cohort: Cohort,
  ids: readonly number[],
  { model, clock }: MeasureOptions,
): Promise<void> => {
  await holdOffRecordWriters(client);
  const ratedAt = new Date(endOfDay(cohort.on)).toISOString();
  const madeAt = clock().toISOString();
  const inputs = await readInputs(db, client, ids, { ratedAt, isPast: true, madeAt });
  const defaults = await readDefaults(db, client, ids, madeAt);
  const ratings = inputs.map((input) => makeRating(input, model, ratedAt, madeAt).row);
  await saveRatings(client, ratings, ratedAt);
  const outcomes = inputs.map(({ companyId, isSynthetic, input }, at): OutcomeRow => {
    const { grade, log_odds, pd, depth, confidence } = ratings[at] as RatingRow;
    const { wasInDefault, defaultedOn } = findOutcome(defaults.get(companyId) ?? [], cohort);
    return {
      company_id: companyId,
      cohort_on: cohort.on,
      model_version: model.version,
      grade,
      log_odds,
      pd,
      depth,
      confidence,
      section: input.registration.industrySection,
      size_grade: input.registration.sizeGrade,
      was_in_default: wasInDefault,
      defaulted_on: defaultedOn,
      is_synthetic: isSynthetic,
    };
  });
  await copyRows(client, 'rating_outcome', OUTCOME_COLUMNS, outcomes);
};

/**
 * Rates every company that was known at the cohort's day and has no outcome yet, batch by batch; stopped, it goes on
 * where it ended. Ratings of linked parties are those of earlier moments, so cohorts are measured the oldest first.
 * @returns how many companies were measured
 */
export const measureCohort = async (
  db: Database,
  cohort: Cohort,
  options: MeasureOptions,
): Promise<number> => {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let behind = 0;
  let companies = 0;
  while (!options.signal?.aborted && failures.length === 0) {
    const known = await findNext(db, cohort, behind);
    if (known.length === 0) break;
    behind = known.at(-1) as number;
    const ids = await findMissing(db, cohort, options.model.version, known);
    if (ids.length === 0) continue;
    const task: Promise<void> = inTransaction(db, (client) => measureBatch(db, client, cohort, ids, options))
      .then(() => void (companies += ids.length))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= IN_FLIGHT) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return companies;
};
