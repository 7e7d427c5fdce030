import { summarise } from './meter.ts';
import type { Cost, CostSummary, Meter } from './meter.ts';

/** Each call once for every subject; the first ones are called before as well, to warm up, and do not count then. */
export const measureEach = async <S, T>(
  meter: Meter,
  subjects: readonly S[],
  warmUp: number,
  call: (subject: S) => Promise<T>,
): Promise<{ readonly costs: CostSummary; readonly values: readonly T[] }> => {
  for (const subject of subjects.slice(0, warmUp)) await call(subject);
  const costs: Cost[] = [];
  const values: T[] = [];
  for (const subject of subjects) {
    const { value, cost } = await meter.measure(() => call(subject));
    costs.push(cost);
    values.push(value);
  }
  return { costs: summarise(costs), values };
};
