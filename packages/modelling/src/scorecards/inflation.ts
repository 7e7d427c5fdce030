import { correlate } from '@mingjian/domain/numerics';
import { invert } from './solve.ts';

/** Correlation of each column with each. */
export const correlateAll = (columns: readonly Float64Array[]): readonly Float64Array[] => {
  const lines = columns.map(() => new Float64Array(columns.length));
  columns.forEach((one, i) => {
    columns.slice(0, i + 1).forEach((other, j) => {
      const correlation = i === j ? 1 : correlate(one, other);
      (lines[i] as Float64Array)[j] = correlation;
      (lines[j] as Float64Array)[i] = correlation;
    });
  });
  return lines;
};

/**
 * Variance inflation factors of some columns: 1 / (1 - R2) of each on all others of them.
 * @param correlations of all columns
 */
export const calculateInflation = (
  correlations: readonly Float64Array[],
  chosen: readonly number[],
): readonly number[] => {
  const part = chosen.map((i) =>
    Float64Array.from(chosen, (j) => (correlations[i] as Float64Array)[j] as number),
  );
  try {
    return invert(part).map((line, at) => line[at] as number);
  } catch (error) {
    // One column is made of others without a rest.
    if (error instanceof RangeError) return chosen.map(() => Number.POSITIVE_INFINITY);
    throw error;
  }
};
