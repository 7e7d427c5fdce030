import type { Database } from '@mingjian/database/connection';
import { listDeadWorkers, saveHeartbeat } from '@mingjian/database/jobs';
import { makeWorkerUtils } from 'graphile-worker';
import type { Runner } from 'graphile-worker';

const BEAT_MS = 15_000;
/** Four beats missed. */
const DEAD_AFTER_MS = 60_000;

/**
 * A killed worker keeps its jobs locked for four hours. Every worker writes down that it lives, and whoever
 * lives frees the jobs of those that fell silent.
 */
export const keepHeartbeat = (
  db: Database,
  workerIds: ReadonlySet<string>,
  report: (line: string) => void,
): { beat(): Promise<void>; stop(): void } => {
  const beat = async (): Promise<void> => {
    const now = new Date();
    await saveHeartbeat(db, [...workerIds], now.toISOString());
    const dead = await listDeadWorkers(db, new Date(now.getTime() - DEAD_AFTER_MS).toISOString());
    if (dead.length > 0) {
      await unlock(db, dead);
      report(`Freed the jobs of ${dead.length} dead worker(s).`);
    }
  };
  const timer = setInterval(() => void beat().catch((error: Error) => report(error.message)), BEAT_MS);
  return { beat, stop: () => clearInterval(timer) };
};

const unlock = async (db: Database, workerIds: readonly string[]): Promise<void> => {
  const utils = await makeWorkerUtils({ pgPool: db.pool });
  try {
    await utils.forceUnlockWorkers([...workerIds]);
  } finally {
    await utils.release();
  }
};

/** The names under which the runner's workers lock jobs; a worker that fails is replaced by one with another. */
export const followWorkers = (events: Runner['events']): ReadonlySet<string> => {
  const ids = new Set<string>();
  events.on('worker:create', ({ worker }) => ids.add(worker.workerId));
  events.on('worker:release', ({ worker }) => ids.delete(worker.workerId));
  return ids;
};
