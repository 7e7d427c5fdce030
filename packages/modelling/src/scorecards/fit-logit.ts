import { solve } from './solve.ts';

export interface Logit {
  readonly intercept: number;
  readonly coefficients: Float64Array;
  /** Fitted probability of each row. */
  readonly probabilities: Float64Array;
  /** X'WX with the penalty, the intercept first. */
  readonly information: readonly Float64Array[];
}

const MOST_STEPS = 50;
const SETTLED = 1e-10;

const gather = (
  columns: readonly Float64Array[],
  labels: Float64Array,
  probabilities: Float64Array,
  penalty: number,
  beta: Float64Array,
) => {
  const size = columns.length + 1;
  const information = Array.from({ length: size }, () => new Float64Array(size));
  const gradient = new Float64Array(size);
  const row = new Float64Array(size);
  row[0] = 1;
  for (let at = 0; at < labels.length; at += 1) {
    const p = probabilities[at] as number;
    const weight = p * (1 - p);
    const residual = (labels[at] as number) - p;
    for (let i = 1; i < size; i += 1) row[i] = (columns[i - 1] as Float64Array)[at] as number;
    for (let i = 0; i < size; i += 1) {
      const value = row[i] as number;
      gradient[i] = (gradient[i] as number) + residual * value;
      const line = information[i] as Float64Array;
      const weighed = weight * value;
      for (let j = 0; j <= i; j += 1) line[j] = (line[j] as number) + weighed * (row[j] as number);
    }
  }
  for (let i = 0; i < size; i += 1) {
    const line = information[i] as Float64Array;
    for (let j = i + 1; j < size; j += 1) line[j] = (information[j] as Float64Array)[i] as number;
    if (i === 0) continue;
    line[i] = (line[i] as number) + penalty;
    gradient[i] = (gradient[i] as number) - penalty * (beta[i] as number);
  }
  return { information, gradient };
};

/** Fills in the fitted probabilities and answers the log-likelihood less the penalty. */
const evaluate = (
  columns: readonly Float64Array[],
  labels: Float64Array,
  beta: Float64Array,
  penalty: number,
  probabilities: Float64Array,
): number => {
  let likelihood = 0;
  for (let at = 0; at < labels.length; at += 1) {
    let logOdds = beta[0] as number;
    for (let i = 1; i < beta.length; i += 1)
      logOdds += (beta[i] as number) * ((columns[i - 1] as Float64Array)[at] as number);
    probabilities[at] = 1 / (1 + Math.exp(-logOdds));
    // ln p of a default and ln (1 - p) of none, exact also where p is nearly 0 or 1.
    const against = labels[at] === 1 ? -logOdds : logOdds;
    likelihood -= Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against)));
  }
  return beta.reduce((sum, value, i) => (i === 0 ? sum : sum - (penalty / 2) * value * value), likelihood);
};

const LEAST_SHARE_OF_STEP = 1 / 1024;

/**
 * Logistic regression by iteratively reweighted least squares; the intercept is not penalised. A step that would make the
 * fit worse is halved until it does not.
 * @param penalty of half the squared coefficients, against the summed log-likelihood
 */
export const fitLogit = (columns: readonly Float64Array[], labels: Float64Array, penalty: number): Logit => {
  const bads = labels.reduce((sum, label) => sum + label, 0);
  let beta = new Float64Array(columns.length + 1);
  beta[0] = Math.log(bads / (labels.length - bads));
  const probabilities = new Float64Array(labels.length);
  let reached = evaluate(columns, labels, beta, penalty, probabilities);
  let { information, gradient } = gather(columns, labels, probabilities, penalty, beta);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const move = solve(information, gradient);
    let share = 1;
    let next = beta;
    let likelihood = Number.NEGATIVE_INFINITY;
    for (; share >= LEAST_SHARE_OF_STEP && likelihood < reached; share /= 2) {
      const size = share;
      next = beta.map((value, i) => value + size * (move[i] as number));
      likelihood = evaluate(columns, labels, next, penalty, probabilities);
    }
    const isBetter = likelihood >= reached;
    if (isBetter) {
      beta = next;
      reached = likelihood;
    } else evaluate(columns, labels, beta, penalty, probabilities);
    ({ information, gradient } = gather(columns, labels, probabilities, penalty, beta));
    if (!isBetter || move.every((change) => Math.abs(change) < SETTLED)) break;
  }
  return { intercept: beta[0] as number, coefficients: beta.slice(1), probabilities, information };
};
