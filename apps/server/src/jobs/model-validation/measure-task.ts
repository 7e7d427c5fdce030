import { isValidationDue, measureOutcomes } from '@mingjian/database/model-validation';
import { MEASURE_TASK } from '@mingjian/domain/model-validation';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { ScheduledTask } from '../task.ts';

/** Of each minute, so that the other work of the clock waits for no longer. */
const SLICE_MS = 30_000;

/**
 * Once a day, in China's night, and after a first load: rates the companies as of past year ends, counts what came of
 * them and writes the validation report, in slices that the next minutes go on with. Who looks for figures that are not
 * there yet calls it at once.
 */
export const measureTask: ScheduledTask = {
  name: MEASURE_TASK,
  schedule: '* * * * *',
  run: async ({ db, now, signal }) => {
    if (!(await isValidationDue(db, RATING_MODEL.version, now))) return undefined;
    const { companies, isDone } = await measureOutcomes(db, {
      model: RATING_MODEL,
      clock: () => new Date(),
      signal: AbortSignal.any([signal, AbortSignal.timeout(SLICE_MS)]),
    });
    if (companies === 0) return undefined;
    const rated = `rated ${companies} companies as of past year ends`;
    return isDone ? `${rated}; the validation report is written` : `${rated}, more to come`;
  },
};
