import type { Logit } from './fit-logit.ts';
import { solve } from './solve.ts';

/** Rao's score statistic of adding a column to a fit; 0 where it would enter with the wrong sign. */
export const scoreStatistic = (
  column: Float64Array,
  taken: readonly Float64Array[],
  labels: Float64Array,
  fit: Logit,
): number => {
  let score = 0;
  let spread = 0;
  const across = new Float64Array(taken.length + 1);
  for (let at = 0; at < labels.length; at += 1) {
    const p = fit.probabilities[at] as number;
    const x = column[at] as number;
    const weighed = p * (1 - p) * x;
    score += x * ((labels[at] as number) - p);
    spread += weighed * x;
    across[0] = (across[0] as number) + weighed;
    for (let i = 0; i < taken.length; i += 1)
      across[i + 1] = (across[i + 1] as number) + weighed * ((taken[i] as Float64Array)[at] as number);
  }
  if (score >= 0) return 0;
  const explained = solve(fit.information, across);
  const rest = across.reduce((sum, value, i) => sum - value * (explained[i] as number), spread);
  return rest > 1e-9 ? (score * score) / rest : 0;
};
