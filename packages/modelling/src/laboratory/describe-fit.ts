import type { SampleNote, SlopeNote } from '@mingjian/domain/models';
import { calculateAuc } from '@mingjian/domain/validation';
import { countBads, takeSample } from '../samples/index.ts';
import { fitLogit } from '../scorecards/index.ts';
import { scoreSample } from './fold-task.ts';
import type { LabSample } from './make-sample.ts';
import type { Fitted } from './recipe.ts';

const QUANTILES = 201;
const DIGITS = 8;

/** Short numbers: a model file is read by persons and browsers. */
export const shorten = (value: number): number => Number(value.toPrecision(DIGITS));

/** Some rows of a sample with what a model says of them. */
export interface ScoredRows {
  readonly labels: Float64Array;
  readonly logOdds: Float64Array;
  readonly times: Float64Array | null;
}

export const scoreChosen = (sample: LabSample, rows: Int32Array, fitted: Fitted): ScoredRows => {
  const part = takeSample(sample, rows);
  const { times } = sample;
  return {
    labels: part.labels,
    logOdds: scoreSample(fitted, part),
    times: times && Float64Array.from(rows, (row) => times[row] as number),
  };
};

export const describeRows = ({ labels, logOdds, times }: ScoredRows): SampleNote => {
  const edge = (choose: (...values: number[]) => number): string | null =>
    times && times.length > 0 ? String(times.reduce((a, b) => choose(a, b))) : null;
  const auc = calculateAuc({ labels, scores: logOdds });
  return {
    rows: labels.length,
    bad: countBads(labels),
    from: edge(Math.min),
    until: edge(Math.max),
    auc: Number.isNaN(auc) ? null : auc,
  };
};

/** The log-odds at the middle of each 201st of the cases, between two cases in proportion. */
export const findQuantiles = (logOdds: Float64Array): readonly number[] => {
  const sorted = logOdds.toSorted();
  return Array.from({ length: QUANTILES }, (_, at) => {
    const place = ((at + 0.5) / QUANTILES) * sorted.length - 0.5;
    const low = Math.max(0, Math.floor(place));
    const high = Math.min(sorted.length - 1, low + 1);
    const share = Math.min(1, Math.max(0, place - low));
    return shorten((1 - share) * (sorted[low] as number) + share * (sorted[high] as number));
  });
};

/**
 * Platt's logit of the outcome on the log-odds; null where there is none: outcomes of one kind, told apart without fault,
 * or told apart not at all.
 */
export const fitSlope = ({ labels, logOdds }: ScoredRows): SlopeNote | null => {
  const bad = countBads(labels);
  const auc = calculateAuc({ labels, scores: logOdds });
  const isTold = logOdds.some((value) => value !== logOdds[0]) && auc > 0 && auc < 1;
  if (bad === 0 || bad === labels.length || !isTold) return null;
  const { intercept, coefficients } = fitLogit([logOdds], labels, 0);
  return {
    slope: shorten(coefficients[0] as number),
    intercept: shorten(intercept),
    rows: labels.length,
    bad,
  };
};
