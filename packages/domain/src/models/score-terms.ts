import type { AdditiveTerm } from './model-file.ts';
import { NOT_MEANINGFUL } from './value.ts';

/** The step of a value: the first whose bound is not below it. */
export const findStep = (bounds: ArrayLike<number>, value: number): number => {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (bounds[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** What a variable adds to the log-odds of default. */
export const scoreTerm = (term: AdditiveTerm, value: number): number => {
  if (Number.isNaN(value)) return term.missing;
  if (value === NOT_MEANINGFUL) return term.notMeaningful;
  return term.values[findStep(term.bounds, value)] as number;
};

/** Log-odds of all rows under an additive model: columns in the order of the terms. */
export const scoreTerms = (
  base: number,
  terms: readonly AdditiveTerm[],
  columns: readonly Float64Array[],
  rows: number,
): Float64Array => {
  const logOdds = new Float64Array(rows).fill(base);
  terms.forEach((term, at) => {
    const column = columns[at] as Float64Array;
    const bounds = Float64Array.from(term.bounds);
    const values = Float64Array.from(term.values);
    for (let row = 0; row < rows; row += 1) {
      const value = column[row] as number;
      const added = Number.isNaN(value)
        ? term.missing
        : value === NOT_MEANINGFUL
          ? term.notMeaningful
          : (values[findStep(bounds, value)] as number);
      logOdds[row] = (logOdds[row] as number) + added;
    }
  });
  return logOdds;
};
