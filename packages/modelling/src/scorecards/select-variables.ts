import { correlate } from '@mingjian/domain/numerics';
import { fitLogit } from './fit-logit.ts';
import type { Logit } from './fit-logit.ts';
import { solve } from './solve.ts';

/** A variable as its weights of evidence. */
export interface Candidate {
  readonly name: string;
  readonly column: Float64Array;
  readonly informationValue: number;
}

/** Two variables that say nearly the same are not both taken (models.md 1.4). */
const MOST_CORRELATION = 0.75;
/** Chi-squared with one degree of freedom at 95 %. */
const LEAST_STATISTIC = 3.84;

/** Rao's score statistic of adding a column to a fit; 0 where it would enter with the wrong sign. */
const scoreStatistic = (
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

/**
 * Stepwise: each time the variable that adds most to what is taken, unless it is too close to one of them; ends at `most`,
 * or when nothing adds enough.
 */
export const selectVariables = (
  candidates: readonly Candidate[],
  labels: Float64Array,
  most: number,
  penalty: number,
): readonly Candidate[] => {
  const taken: Candidate[] = [];
  let open = [...candidates];
  while (taken.length < most) {
    const columns = taken.map(({ column }) => column);
    const fit = fitLogit(columns, labels, penalty);
    const judged = open
      .map((candidate) => ({
        candidate,
        statistic: scoreStatistic(candidate.column, columns, labels, fit),
      }))
      .toSorted((a, b) => b.statistic - a.statistic);
    const best = judged[0];
    if (!best || best.statistic < LEAST_STATISTIC) break;
    taken.push(best.candidate);
    open = open.filter(
      (other) =>
        other !== best.candidate &&
        Math.abs(correlate(other.column, best.candidate.column)) < MOST_CORRELATION,
    );
  }
  return taken;
};
