import type { Outcomes } from './outcomes.ts';

/** Mean squared distance between possibility and outcome; the base rate alone gives p (1 - p). */
export const calculateBrier = ({ labels, scores }: Outcomes): number => {
  let sum = 0;
  for (let at = 0; at < labels.length; at += 1) sum += ((scores[at] as number) - (labels[at] as number)) ** 2;
  return sum / labels.length;
};

/** Nearer to 0 or 1 than this counts as this far: one sure and wrong case is not infinitely bad. */
const NEAREST = 1e-15;

/** Mean negative log-likelihood, natural logarithm. */
export const calculateLogLoss = ({ labels, scores }: Outcomes): number => {
  let sum = 0;
  for (let at = 0; at < labels.length; at += 1) {
    const p = Math.min(1 - NEAREST, Math.max(NEAREST, scores[at] as number));
    sum -= labels[at] === 1 ? Math.log(p) : Math.log1p(-p);
  }
  return sum / labels.length;
};
