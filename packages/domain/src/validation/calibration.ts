import { chiSquaredTail } from '../numerics/index.ts';
import { rankCases } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';

/** Cases of like possibility: what was predicted against what came. */
export interface CalibrationBin {
  readonly cases: number;
  readonly bad: number;
  /** Lowest and highest possibility in it, and the mean. */
  readonly from: number;
  readonly to: number;
  readonly predicted: number;
  readonly observed: number;
}

const GROUPS = 10;

/** The cases by possibility in groups of like number, the lowest first. */
export const makeCalibrationTable = (outcomes: Outcomes, groups = GROUPS): readonly CalibrationBin[] => {
  const { labels, scores } = outcomes;
  const order = rankCases(outcomes);
  const bins: CalibrationBin[] = [];
  for (let group = 0; group < groups; group += 1) {
    const members = order.subarray(
      Math.floor((group * order.length) / groups),
      Math.floor(((group + 1) * order.length) / groups),
    );
    if (members.length === 0) continue;
    let bad = 0;
    let sum = 0;
    for (const at of members) {
      bad += labels[at] as number;
      sum += scores[at] as number;
    }
    bins.push({
      cases: members.length,
      bad,
      from: scores[members[0] as number] as number,
      to: scores[members.at(-1) as number] as number,
      predicted: sum / members.length,
      observed: bad / members.length,
    });
  }
  return bins;
};

/** Expected calibration error: the distance of predicted and observed, weighed by cases. */
export const calculateCalibrationError = (bins: readonly CalibrationBin[]): number => {
  const total = bins.reduce((sum, { cases }) => sum + cases, 0);
  return bins.reduce(
    (sum, { cases, predicted, observed }) => sum + (cases / total) * Math.abs(predicted - observed),
    0,
  );
};

export interface HosmerLemeshow {
  readonly statistic: number;
  readonly degrees: number;
  /** Chance of a statistic at least as large if the possibilities are right. */
  readonly p: number;
}

/**
 * Hosmer and Lemeshow's statistic, the sum of (O - E)^2 / (n p (1 - p)); two degrees of freedom are lost where the
 * possibilities were fitted to the same cases.
 */
export const testHosmerLemeshow = (bins: readonly CalibrationBin[], isInSample = false): HosmerLemeshow => {
  const statistic = bins.reduce((sum, { cases, bad, predicted }) => {
    const gap = (bad - cases * predicted) ** 2;
    // Sure cases that came as they were said to add nothing; sure and wrong ones are past any bound.
    return gap === 0 ? sum : sum + gap / (cases * predicted * (1 - predicted));
  }, 0);
  const degrees = isInSample ? bins.length - 2 : bins.length;
  return { statistic, degrees, p: chiSquaredTail(statistic, degrees) };
};
