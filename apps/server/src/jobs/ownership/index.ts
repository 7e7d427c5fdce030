import { computeOwnership, isOwnershipDue } from '@mingjian/database/ownership';
import type { ScheduledTask } from '../task.ts';

/** Once a day, in China's night, and after a first load: who controls and owns all companies, and which groups they form. */
export const ownershipTask: ScheduledTask = {
  name: 'compute-ownership',
  schedule: '*/5 * * * *',
  run: async ({ db, now, signal }) => {
    if (!(await isOwnershipDue(db, now))) return undefined;
    const run = await computeOwnership(db, { now, signal });
    return run && `judged the owners of ${run.companies} companies, ${run.groups} groups`;
  },
};
