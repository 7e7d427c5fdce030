import type pg from 'pg';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { holdOffRecordWriters } from '../records/index.ts';
import { makeRatingRow } from './make-rating-row.ts';
import { markLinkedCompanies } from './mark-linked-companies.ts';
import { readInputs } from './read-inputs.ts';
import { writeRatings } from './write-ratings.ts';
import type { WrittenRatings } from './write-ratings.ts';

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

/** Batches side by side, each with companies of its own: while one is read or written, another is calculated. */
const MOST_LANES = 2;
/** An own number among the advisory locks of the database; a lane of one process waits for the same lane of another. */
const RATING_LANES = 4_754_100;

/** A part of the marked companies: those whose id leaves `lane` when divided by `lanes`. */
interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/** What one batch holds is rated in one lane; for it all lanes are taken. */
const listLanes = async (db: Database): Promise<readonly Lane[]> => {
  const { rowCount } = await db.pool.query({
    name: 'more-than-a-batch',
    text: `select 1 from changed_company limit ${BATCH_COMPANIES + 1}`,
  });
  const lanes = (rowCount ?? 0) > BATCH_COMPANIES ? MOST_LANES : 1;
  return Array.from({ length: lanes }, (_, lane) => ({ lane, lanes }));
};

const lockLanes = async (client: pg.PoolClient, { lane, lanes }: Lane): Promise<void> => {
  for (let one = lane; one < MOST_LANES; one += lanes)
    await client.query('select pg_advisory_xact_lock($1)', [RATING_LANES + one]);
};

const findMarked = async (
  client: pg.PoolClient,
  { lane, lanes }: Lane,
  limit: number,
): Promise<readonly number[]> => {
  const { rows } = await client.query<{ company_id: number }>({
    name: 'marked-companies',
    text: 'select company_id from changed_company where company_id % $1 = $2 order by company_id limit $3',
    values: [lanes, lane, limit],
  });
  return rows.map((row) => row.company_id);
};

interface Batch extends RatingRun {
  readonly moved: WrittenRatings['moved'];
  readonly ratedAt: string;
}

/** Writers of records wait meanwhile, so no mark is set between the read and its removal. */
const rateBatch = async (
  db: Database,
  client: pg.PoolClient,
  lane: Lane,
  size: number,
  nextMoment: () => Date,
): Promise<Batch> => {
  await lockLanes(client, lane);
  await holdOffRecordWriters(client);
  const ids = await findMarked(client, lane, size);
  // The moment is taken behind the lock: everything known by then is in the tables.
  const ratedAt = nextMoment().toISOString();
  if (ids.length === 0) return { companies: 0, written: 0, moved: [], ratedAt };
  // Off before anything is read: whoever marks one of them meanwhile waits, and the mark stands behind this batch.
  await client.query({
    name: 'remove-marks',
    text: 'delete from changed_company where company_id = any($1::bigint[])',
    values: [ids],
  });
  const inputs = await readInputs(db, client, ids, { ratedAt, isPast: false });
  const rows = inputs.map((input) => makeRatingRow(input, RATING_MODEL, ratedAt));
  const { written, moved } = await writeRatings(client, rows);
  return { companies: ids.length, written, moved, ratedAt };
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
  const drain = async (lane: Lane): Promise<void> => {
    while (left > 0 && !options.signal?.aborted) {
      const size = Math.min(BATCH_COMPANIES, left);
      left -= size;
      const run = await inTransaction(db, (client) => rateBatch(db, client, lane, size, nextMoment));
      left += size - run.companies;
      if (run.companies === 0) return;
      // In a transaction of its own: within, two lanes would wait for each other's marks.
      await markLinkedCompanies(db, run.moved, run.ratedAt);
      total = { companies: total.companies + run.companies, written: total.written + run.written };
      options.onProgress?.(total);
    }
  };
  for (let before = -1; before < total.companies && left > 0 && !options.signal?.aborted;) {
    before = total.companies;
    await Promise.all((await listLanes(db)).map(drain));
  }
  return total;
};
