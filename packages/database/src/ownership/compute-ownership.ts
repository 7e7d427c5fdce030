import { dayInChina } from '@mingjian/domain/calendar';
import type { Database } from '../connection/index.ts';
import { judgeBatch } from './judge-batch.ts';
import { findOwnershipRun } from './list-group.ts';
import { listBatch, readBatch } from './read-batch.ts';
import type { OwnershipTables } from './tables.ts';
import { makeHeadTable, settleGroups, writeBatch } from './write-batch.ts';

export type OwnershipRun = OwnershipTables['ownership_run'];

export interface ComputeOptions {
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly batchSize?: number;
}

const BATCH = 5_000;

const MICROSECONDS_A_MS = 1_000;

/** Milliseconds: of the clock for what waits for the database, of the processor for what is computed here. */
const makeMeter = () => {
  const spent = { load: 0, compute: 0, write: 0 };
  const compute = <T>(work: () => T): T => {
    const start = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(start);
    spent.compute += (user + system) / MICROSECONDS_A_MS;
    return result;
  };
  const measure = async <T>(kind: 'load' | 'write', work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    spent[kind] += performance.now() - start;
    return result;
  };
  return { spent, compute, measure };
};

/**
 * Controllers, beneficial owners and groups of all companies as they stand, batch after batch: memory is that of one batch and all
 * that stands above it. Running twice changes nothing more. Undefined when it was told to stop.
 */
export const computeOwnership = async (
  db: Database,
  { now, signal, batchSize = BATCH }: ComputeOptions,
): Promise<OwnershipRun | undefined> => {
  const { spent, compute, measure } = makeMeter();
  let [companies, edges, after] = [0, 0, 0];
  const client = await db.pool.connect();
  try {
    await makeHeadTable(client);
    for (;;) {
      if (signal?.aborted) return undefined;
      const batch = await measure('load', () => listBatch(db, after, batchSize));
      const last = batch.at(-1);
      if (!last) break;
      const input = await measure('load', () => readBatch(db, batch));
      const judged = compute(() => judgeBatch(input));
      const ids = batch.map((row) => row.company_id);
      await measure('write', () => writeBatch(client, ids, judged));
      companies += batch.length;
      edges += input.above.edges.length;
      after = last.company_id;
    }
    const groups = await measure('write', () => settleGroups(client));
    const run: OwnershipRun = {
      finished_at: now.toISOString(),
      as_of: dayInChina(now),
      companies,
      edges,
      groups,
      load_ms: Math.round(spent.load),
      compute_ms: Math.round(spent.compute),
      write_ms: Math.round(spent.write),
    };
    await db.kysely
      .insertInto('ownership_run')
      .values(run)
      .onConflict((c) => c.doNothing())
      .execute();
    return run;
  } finally {
    client.release();
  }
};

/** Once a day; the first time when what was loaded has been rated, so that it is not half a load. */
export const isOwnershipDue = async (db: Database, now: Date): Promise<boolean> => {
  const last = await findOwnershipRun(db);
  if (last) return last.as_of < dayInChina(now);
  const { rows } = await db.pool.query<{ is_due: boolean }>(
    'select exists (select 1 from company) and not exists (select 1 from changed_company) as is_due',
  );
  return rows[0]?.is_due ?? false;
};
