import { hashToInteger } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

/**
 * Keeps others from importing the same file at the same time. Answers the function that ends the hold, or null when
 * another one holds it. The hold ends by itself with the process.
 */
export const holdImportLock = async (db: Database, name: string): Promise<(() => Promise<void>) | null> => {
  const client = await db.pool.connect();
  const key = hashToInteger(name);
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
    if (rows[0]?.held) {
      return async () => {
        // A connection that could not be asked to let go is closed, which lets go as well.
        const isFreed = await client.query('select pg_advisory_unlock($1)', [key]).then(
          () => true,
          () => false,
        );
        client.release(!isFreed);
      };
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return null;
};
