import { EventEmitter } from 'node:events';
import type { Database } from '@mingjian/database/connection';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { WorkerEvents } from 'graphile-worker';
import { followWorkers, keepHeartbeat } from './heartbeat.ts';
import type { ScheduledTask } from './task.ts';

export interface Worker {
  close(): Promise<void>;
}

export interface WorkerOptions {
  readonly db: Database;
  readonly tasks: readonly ScheduledTask[];
  readonly report: (line: string) => void;
  readonly clock?: () => Date;
}

/** Runs the scheduled tasks until closed; a task that is under way is told to end and waited for. */
export const startWorker = async ({
  db,
  tasks,
  report,
  clock = () => new Date(),
}: WorkerOptions): Promise<Worker> => {
  const events: WorkerEvents = new EventEmitter();
  const workerIds = followWorkers(events);
  const runner = await run({
    pgPool: db.pool,
    events,
    // One for the clock, one for what somebody waits for: each queue runs one task at a time.
    concurrency: 2,
    noHandleSignals: true,
    logger: makeLogger(report),
    taskList: Object.fromEntries(
      tasks.map((task) => [
        task.name,
        async (_payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) => {
          const line = await task.run({ db, now: clock(), signal: abortSignal });
          if (line) report(line);
        },
      ]),
    ),
    parsedCronItems: parseCronItems(
      tasks.map(({ name, schedule, isOnDemand = false }) => ({
        task: name,
        match: schedule,
        // One run at a time, and none in store while the machine is off: the next one does the work of all.
        options: {
          jobKey: name,
          jobKeyMode: 'preserve_run_at',
          maxAttempts: 3,
          queueName: isOnDemand ? 'on-demand' : 'scheduled',
        },
      })),
    ),
  });
  const heartbeat = keepHeartbeat(db, workerIds, report);
  await heartbeat.beat();
  return {
    close: async () => {
      heartbeat.stop();
      await runner.stop();
    },
  };
};

const makeLogger = (report: (line: string) => void): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') report(message);
  });
