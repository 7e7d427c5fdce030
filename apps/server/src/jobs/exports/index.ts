import { deleteExpiredExportFiles } from '@mingjian/database/exports';
import { EXPORT_TASK } from '@mingjian/domain/exports';
import type { ScheduledTask } from '../task.ts';
import { writeExports } from './write-exports.ts';

/** Called at once when an export is asked for; the clock finds what a stopped worker left behind. */
export const exportTask: ScheduledTask = {
  name: EXPORT_TASK,
  schedule: '* * * * *',
  isOnDemand: true,
  run: ({ db, signal }) => writeExports(db, () => new Date(), signal),
};

export const expireExportsTask: ScheduledTask = {
  name: 'delete-expired-exports',
  schedule: '57 3 * * *',
  run: async ({ db, now }) => {
    const deleted = await deleteExpiredExportFiles(db, now.toISOString());
    return deleted > 0 ? `deleted ${deleted} exported files whose days were over` : undefined;
  },
};
