import type { Database } from '../connection/index.ts';

/** An own number among the advisory locks of the database. */
const MEASUREMENT = 4_754_032;

/** Runs the work unless it runs elsewhere already: then the answer is undefined. */
export const inTurn = async <T>(db: Database, work: () => Promise<T>): Promise<T | undefined> => {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
      MEASUREMENT,
    ]);
    if (!rows[0]?.is_ours) return undefined;
    try {
      return await work();
    } finally {
      // A connection that cannot let go of the lock must not be lent out again.
      await client
        .query('select pg_advisory_unlock($1)', [MEASUREMENT])
        .catch((fault: Error) => (broken = fault));
    }
  } finally {
    client.release(broken);
  }
};
