import type pg from 'pg';
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
  ratedAt: string,
): Promise<RatingRun> => {
  await lockRecordWriters(client);
  const ids = await findMarked(client, size);
  if (ids.length === 0) return { companies: 0, written: 0 };
  const inputs = await readInputs(db, client, ids);
  const written = await writeRatings(
    client,
    inputs.map((input) => makeRatingRow(input, ratedAt)),
  );
  await client.query({
    name: 'remove-marks',
    text: 'delete from changed_company where company_id = any($1::bigint[])',
    values: [ids],
  });
  return { companies: ids.length, written };
};

/** Rates every company whose records changed since its last rating, batch by batch, and takes off its mark. */
export const rateChangedCompanies = async (db: Database, options: RateOptions): Promise<RatingRun> => {
  let left = options.limit ?? Number.POSITIVE_INFINITY;
  let total: RatingRun = { companies: 0, written: 0 };
  while (left > 0 && !options.signal?.aborted) {
    const size = Math.min(BATCH_COMPANIES, left);
    const ratedAt = options.clock().toISOString();
    const run = await inTransaction(db, (client) => rateBatch(db, client, size, ratedAt));
    if (run.companies === 0) break;
    left -= run.companies;
    total = { companies: total.companies + run.companies, written: total.written + run.written };
    options.onProgress?.(total);
  }
  return total;
};
