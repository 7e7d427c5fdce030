import type pg from 'pg';
import type { Database } from './index.ts';

/** Faults after which the same transaction may simply be tried again (stack.md of PostgreSQL: class 08, 40, 57P). */
const RETRYABLE = /^(08...|40001|40P01|25006|57P0[123])$/;
const MAX_ATTEMPTS = 4;
const PAUSE_MS = 100;

const isRetryable = (error: unknown, alsoRetry: string | undefined): boolean => {
  if (!(error instanceof Error)) return false;
  const state = 'code' in error ? error.code : undefined;
  return typeof state === 'string' && (RETRYABLE.test(state) || state === alsoRetry);
};

const runOnce = async <T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
};

/**
 * Runs `work` in one transaction and tries again when the server asks for it. `work` must be idempotent: a commit whose
 * answer was lost is unknown, and then it runs a second time. `alsoRetry`: one more SQLSTATE that means "again".
 */
export const inTransaction = async <T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
  alsoRetry?: string,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error, alsoRetry)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
};
