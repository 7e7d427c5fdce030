import type pg from 'pg';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { lockRecordWriters } from '../records/index.ts';
import { makeRatingRow } from './make-rating-row.ts';
import { readInputs } from './read-inputs.ts';
import { writeRatings } from './write-ratings.ts';

/** One transaction each: short enough that an import hardly waits. */
const BATCH_COMPANIES = 500;

export interface RatingRun {
  /** Marks taken off. */
  readonly companies: number;
  /** Ratings stored, because their inputs had changed. */
  readonly written: number;
}

export interface RateOptions {
  readonly clock: () => Date;
  /** At most so many companies; all unless said. */
  readonly limit?: number;
  readonly onProgress?: (run: RatingRun) => void;
  readonly signal?: AbortSignal;
}

const findMarked = async (client: pg.PoolClient, limit: number): Promise<readonly number[]> => {
  const { rows } = await client.query<{ company_id: number }>({
    name: 'marked-companies',
    text: 'select company_id from changed_company order by company_id limit $1',
    values: [limit],
  });
  return rows.map((row) => row.company_id);
};

/** Writers of records wait meanwhile, so no mark is set between the read and its removal. */
const rateBatch = async (
  db: Database,
  client: pg.PoolClient,
  size: number,
  clock: () => Date,
): Promise<RatingRun> => {
  await lockRecordWriters(client);
  const ids = await findMarked(client, size);
  if (ids.length === 0) return { companies: 0, written: 0 };
  // The moment is taken behind the lock: everything known by then is in the tables.
  const ratedAt = clock().toISOString();
  const inputs = await readInputs(db, client, ids, { ratedAt, isPast: false });
  await client.query({
    name: 'remove-marks',
    text: 'delete from changed_company where company_id = any($1::bigint[])',
    values: [ids],
  });
  const written = await writeRatings(
    client,
    inputs.map((input) => makeRatingRow(input, RATING_MODEL, ratedAt)),
  );
  return { companies: ids.length, written };
};

/**
 * Moments that always go on, be the clock as coarse as it may: a rating of a batch is earlier than those of the next,
 * which may read it as that of a linked party.
 */
const makeMoments = (clock: () => Date): (() => Date) => {
  let last = 0;
  return () => {
    last = Math.max(clock().getTime(), last + 1);
    return new Date(last);
  };
};

/** Rates every company whose records changed since its last rating, batch by batch, and takes off its mark. */
export const rateChangedCompanies = async (db: Database, options: RateOptions): Promise<RatingRun> => {
  let left = options.limit ?? Number.POSITIVE_INFINITY;
  let total: RatingRun = { companies: 0, written: 0 };
  const nextMoment = makeMoments(options.clock);
  while (left > 0 && !options.signal?.aborted) {
    const size = Math.min(BATCH_COMPANIES, left);
    const run = await inTransaction(db, (client) => rateBatch(db, client, size, nextMoment));
    if (run.companies === 0) break;
    left -= run.companies;
    total = { companies: total.companies + run.companies, written: total.written + run.written };
    options.onProgress?.(total);
  }
  return total;
};
