import { deleteExpiredBatchImports } from '@mingjian/database/batch-imports';
import { MATCH_TASK } from '@mingjian/domain/batch-imports';
import type { ScheduledTask } from '../task.ts';
import { matchBatchImports } from './match-batch-import.ts';

/** Called at once when a list is brought in; the clock finds what a stopped worker left behind. */
export const matchTask: ScheduledTask = {
  name: MATCH_TASK,
  schedule: '* * * * *',
  isOnDemand: true,
  run: ({ db, signal }) => matchBatchImports(db, () => new Date(), signal),
};

export const expireTask: ScheduledTask = {
  name: 'delete-expired-batch-imports',
  schedule: '47 3 * * *',
  run: async ({ db, now }) => {
    const deleted = await deleteExpiredBatchImports(db, now.toISOString());
    return deleted > 0 ? `deleted ${deleted} company lists whose days were over` : undefined;
  },
};
