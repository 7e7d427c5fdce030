import type { Database } from '../connection/index.ts';

/** The schema or the function of the job queue is not there yet: no worker has ever started on this database. */
const NO_QUEUE = new Set(['3F000', '42883']);

/**
 * Lets the worker run a task now instead of at its next minute. Without a worker nothing happens: the task finds its
 * work by itself when the clock calls it.
 */
export const nudgeTask = async (db: Database, task: string): Promise<void> => {
  try {
    await db.pool.query({
      name: 'nudge-task',
      text: `select graphile_worker.add_job($1, queue_name := 'on-demand', job_key := $1, max_attempts := 3)`,
      values: [task],
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_QUEUE.has(String(error.code)))) throw error;
  }
};
