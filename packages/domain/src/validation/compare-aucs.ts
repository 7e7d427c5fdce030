import { normalCdf, normalQuantile } from '../numerics/index.ts';
import type { Interval } from './auc-interval.ts';
import { countBad, rankCases } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';

/** Two models on the same cases. */
export interface AucComparison {
  readonly auc: number;
  readonly otherAuc: number;
  readonly difference: number;
  readonly standardError: number;
  /** 95 % interval of the difference. */
  readonly interval: Interval;
  readonly z: number;
  /** Chance of a difference at least as large, either way, if both tell cases apart equally well; 1 where they are alike. */
  readonly p: number;
}

const CONFIDENCE = 0.95;

/** Of each case the share of cases of the other kind that it stands right of, half for a tie. */
const placeCases = (outcomes: Outcomes, bads: number): Float64Array => {
  const { labels, scores } = outcomes;
  const order = rankCases(outcomes);
  const goods = labels.length - bads;
  const places = new Float64Array(labels.length);
  let goodBelow = 0;
  let badBelow = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    let good = 0;
    let bad = 0;
    for (; to < order.length && scores[order[to] as number] === scores[order[from] as number]; to += 1)
      if (labels[order[to] as number] === 1) bad += 1;
      else good += 1;
    for (let at = from; at < to; at += 1) {
      const one = order[at] as number;
      places[one] = labels[one] === 1 ? (goodBelow + good / 2) / goods : (bads - badBelow - bad / 2) / bads;
    }
    goodBelow += good;
    badBelow += bad;
    from = to;
  }
  return places;
};

/** Variance of the mean of a column over the cases of one kind, the kind's mean known to be `mean`. */
const varianceOfMean = (
  values: Float64Array,
  labels: ArrayLike<number>,
  kind: number,
  mean: number,
): number => {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < values.length; at += 1) {
    if ((labels[at] === 1 ? 1 : 0) !== kind) continue;
    sum += ((values[at] as number) - mean) ** 2;
    count += 1;
  }
  return count > 1 ? sum / (count - 1) / count : 0;
};

/**
 * Compares the AUCs of two scores of the same cases (DeLong, DeLong and Clarke-Pearson 1988): the variance of the
 * difference comes from the place of each case among those of the other kind, under both scores at once.
 */
export const compareAucs = (
  labels: ArrayLike<number>,
  scores: ArrayLike<number>,
  others: ArrayLike<number>,
): AucComparison => {
  const bads = countBad({ labels, scores });
  const mine = placeCases({ labels, scores }, bads);
  const theirs = placeCases({ labels, scores: others }, bads);
  const areaOf = (places: Float64Array): number =>
    places.reduce((sum, place, at) => (labels[at] === 1 ? sum + place : sum), 0) / bads;
  const auc = areaOf(mine);
  const otherAuc = areaOf(theirs);
  const difference = auc - otherAuc;
  const gaps = mine.map((place, at) => place - (theirs[at] as number));
  const standardError = Math.sqrt(
    varianceOfMean(gaps, labels, 1, difference) + varianceOfMean(gaps, labels, 0, difference),
  );
  const z = standardError > 0 ? difference / standardError : 0;
  const reach = normalQuantile((1 + CONFIDENCE) / 2) * standardError;
  return {
    auc,
    otherAuc,
    difference,
    standardError,
    interval: { from: difference - reach, to: difference + reach },
    z,
    p: 2 * normalCdf(-Math.abs(z)),
  };
};
