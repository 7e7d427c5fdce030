import type { Database } from '@mingjian/database/connection';

/** Work that is done by the clock, in the worker process, so that it never slows a page. */
export interface ScheduledTask {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly schedule: string;
  /** Somebody waits for it: it does not queue behind work that nobody waits for. */
  readonly isOnDemand?: boolean;
  /** May run twice for the same moment and must then change nothing more. Answers a line for the log, if any. */
  readonly run: (context: TaskContext) => Promise<string | undefined>;
}

export interface TaskContext {
  readonly db: Database;
  readonly now: Date;
  readonly signal: AbortSignal;
}
