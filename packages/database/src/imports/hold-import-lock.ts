import { hash } from 'node:crypto';
import type { Database } from '../connection/index.ts';

/** A positive 53-bit number of the name, for an advisory lock. */
const toLockNumber = (name: string): number => Number(BigInt(`0x${hash('sha1', name).slice(0, 16)}`) >> 11n);

/**
 * Keeps others from importing the same file at the same time. Answers the function that ends the hold, or null when
 * another one holds it. The hold ends by itself with the process.
 */
export const holdImportLock = async (db: Database, name: string): Promise<(() => Promise<void>) | null> => {
  const client = await db.pool.connect();
  const key = toLockNumber(name);
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
    if (rows[0]?.held) {
      return async () => {
        await client.query('select pg_advisory_unlock($1)', [key]).catch(() => undefined);
        client.release();
      };
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return null;
};
