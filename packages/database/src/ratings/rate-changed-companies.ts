import type pg from 'pg';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { holdOffRecordWriters } from '../records/index.ts';
import { makeRating } from './make-rating.ts';
import { markLinkedCompanies } from './mark-linked-companies.ts';
import { readInputs } from './read-inputs.ts';
import { writeRatings } from './write-ratings.ts';
import type { WrittenRatings } from './write-ratings.ts';

/** One transaction each, two side by side: short enough that an import hardly waits. */
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
/** An own number among the advisory locks of the database: one round at a time, whichever process it is of. */
const RATING_ROUND = 4_754_100;

/** A part of the marked companies, as many as `size`: those whose id leaves `lane` when divided by `lanes`. */
interface Lane {
  readonly lane: number;
  readonly lanes: number;
  readonly size: number;
}

/** What one batch holds is rated in one lane. */
const listLanes = async (client: pg.PoolClient, most: number): Promise<readonly Lane[]> => {
  const { rowCount } = await client.query({
    name: 'more-than-a-batch',
    text: `select 1 from changed_company limit ${BATCH_COMPANIES + 1}`,
  });
  const lanes = Math.min(rowCount ?? 0, most) > BATCH_COMPANIES ? MOST_LANES : 1;
  return Array.from({ length: lanes }, (_, lane) => ({
    lane,
    lanes,
    size: Math.min(BATCH_COMPANIES, most - lane * BATCH_COMPANIES),
  }));
};

const findMarked = async (client: pg.PoolClient, { lane, lanes, size }: Lane): Promise<readonly number[]> => {
  const { rows } = await client.query<{ company_id: number }>({
    name: 'marked-companies',
    text: 'select company_id from changed_company where company_id % $1 = $2 order by company_id limit $3',
    values: [lanes, lane, size],
  });
  return rows.map((row) => row.company_id);
};

interface Batch extends RatingRun {
  readonly moved: WrittenRatings['moved'];
}

const rateBatch = async (
  db: Database,
  client: pg.PoolClient,
  lane: Lane,
  ratedAt: string,
): Promise<Batch> => {
  const ids = await findMarked(client, lane);
  if (ids.length === 0) return { companies: 0, written: 0, moved: [] };
  // Off before anything is read: whoever marks one of them meanwhile waits, and the mark stands behind this batch.
  await client.query({
    name: 'remove-marks',
    text: 'delete from changed_company where company_id = any($1::bigint[])',
    values: [ids],
  });
  const inputs = await readInputs(db, client, ids, { ratedAt, isPast: false });
  const rows = inputs.map((input) => makeRating(input, RATING_MODEL, ratedAt).row);
  const { written, moved } = await writeRatings(client, rows);
  return { companies: ids.length, written, moved };
};

/**
 * The batches of a round are rated as of one moment, so that none reads ratings of another, committed or not: a rating made
 * again finds the very ratings of linked parties that it found the first time. Writers of records wait meanwhile, so no mark
 * is set between the read and its removal; the lanes take no lock of their own, for they would wait behind a waiting writer.
 */
const rateRound = async (
  db: Database,
  client: pg.PoolClient,
  most: number,
  nextMoment: () => Date,
): Promise<RatingRun> => {
  await client.query('select pg_advisory_xact_lock($1)', [RATING_ROUND]);
  await holdOffRecordWriters(client);
  const lanes = await listLanes(client, most);
  // The moment is taken behind the locks: everything known by then is in the tables.
  const ratedAt = nextMoment().toISOString();
  const settled = await Promise.allSettled(
    lanes.map((lane) => inTransaction(db, (own) => rateBatch(db, own, lane, ratedAt))),
  );
  const batches = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // Behind the commits of all: a batch that is tried again would take off the marks of another.
  await markLinkedCompanies(
    db,
    batches.flatMap(({ moved }) => moved),
    ratedAt,
  );
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const sum = (key: keyof RatingRun) => batches.reduce((all, batch) => all + batch[key], 0);
  return { companies: sum('companies'), written: sum('written') };
};

/**
 * Moments that always go on, be the clock as coarse as it may: a rating of a round is earlier than those of the next,
 * which may read it as that of a linked party.
 */
const makeMoments = (clock: () => Date): (() => Date) => {
  let last = 0;
  return () => {
    last = Math.max(clock().getTime(), last + 1);
    return new Date(last);
  };
};

/** Rates every company whose records changed since its last rating, round by round, and takes off its mark. */
export const rateChangedCompanies = async (db: Database, options: RateOptions): Promise<RatingRun> => {
  const { limit = Number.POSITIVE_INFINITY, onProgress } = options;
  let total: RatingRun = { companies: 0, written: 0 };
  const nextMoment = makeMoments(options.clock);
  while (total.companies < limit && !options.signal?.aborted) {
    const most = limit - total.companies;
    const run = await inTransaction(db, (client) => rateRound(db, client, most, nextMoment));
    if (run.companies === 0) break;
    total = { companies: total.companies + run.companies, written: total.written + run.written };
    onProgress?.(total);
  }
  return total;
};
