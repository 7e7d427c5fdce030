import type { AdditiveTerm, Tree } from '@mingjian/domain/models';
import { findStep } from '@mingjian/domain/models';

/** Trees of two leaves are steps of one variable each: added up they are a table for each variable. */
export const toTerms = (names: readonly string[], trees: readonly Tree[]): readonly AdditiveTerm[] => {
  const byVariable = Map.groupBy(
    trees.filter(({ variable }) => (variable[0] as number) >= 0),
    ({ variable }) => variable[0] as number,
  );
  return [...byVariable]
    .toSorted(([a], [b]) => a - b)
    .map(([variable, stumps]) => {
      const bounds = [...new Set(stumps.map(({ threshold }) => threshold[0] as number))].toSorted(
        (a, b) => a - b,
      );
      const values = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
      let missing = 0;
      for (const { threshold, missingLeft } of stumps) {
        const [at, left, right] = threshold as readonly [number, number, number];
        const last = findStep(bounds, at);
        values.forEach((value, step) => {
          values[step] = value + (step <= last ? left : right);
        });
        missing += missingLeft[0] === 1 ? left : right;
      }
      return { variable: names[variable] as string, bounds, values, missing, notMeaningful: missing };
    });
};
