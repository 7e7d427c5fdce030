import type pg from 'pg';

/** An own number among the advisory locks of the database. */
const RECORD_WRITERS = 4_754_001;

/**
 * Writers who touch known companies follow one another: a chain of versions and a projection are read, computed and replaced.
 * Batches of new companies need no turn: nobody else can know those companies before they are committed.
 * The lock ends with the transaction; readers do not see it.
 */
export const lockRecordWriters = async (client: pg.PoolClient): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [RECORD_WRITERS]);
};

/** For work on known companies that writes no record: it runs beside its like, and no writer runs beside it. */
export const holdOffRecordWriters = async (client: pg.PoolClient): Promise<void> => {
  await client.query('select pg_advisory_xact_lock_shared($1)', [RECORD_WRITERS]);
};
