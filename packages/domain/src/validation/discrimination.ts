import { countBad, rankCases } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';

/** Calls back with each run of equal scores, the lowest first: good and bad cases in it. */
const eachTie = (outcomes: Outcomes, visit: (good: number, bad: number) => void): void => {
  const { labels, scores } = outcomes;
  const order = rankCases(outcomes);
  for (let from = 0; from < order.length;) {
    const score = scores[order[from] as number];
    let good = 0;
    let bad = 0;
    let to = from;
    for (; to < order.length && scores[order[to] as number] === score; to += 1)
      if (labels[order[to] as number] === 1) bad += 1;
      else good += 1;
    visit(good, bad);
    from = to;
  }
};

/**
 * Area under the ROC curve: the chance that a default stands above a survivor, half for a tie. NaN without both kinds.
 */
export const calculateAuc = (outcomes: Outcomes): number => {
  const bads = countBad(outcomes);
  const goods = outcomes.labels.length - bads;
  let goodBelow = 0;
  let wins = 0;
  eachTie(outcomes, (good, bad) => {
    wins += bad * (goodBelow + good / 2);
    goodBelow += good;
  });
  return wins / (bads * goods);
};

/** Accuracy ratio, also Gini coefficient and Somers' D of the outcome: 2 AUC - 1. */
export const toAccuracyRatio = (auc: number): number => 2 * auc - 1;

/** Kolmogorov-Smirnov distance: the widest gap between the distributions of the scores of bad and good cases. */
export const calculateKs = (outcomes: Outcomes): number => {
  const bads = countBad(outcomes);
  const goods = outcomes.labels.length - bads;
  let goodBelow = 0;
  let badBelow = 0;
  let widest = 0;
  eachTie(outcomes, (good, bad) => {
    goodBelow += good;
    badBelow += bad;
    widest = Math.max(widest, Math.abs(goodBelow / goods - badBelow / bads));
  });
  return widest;
};

/**
 * Standard error of an AUC by Hanley and McNeil (1982): needs only the area and the numbers of bad and good cases.
 */
export const calculateAucError = (auc: number, bads: number, goods: number): number => {
  const square = auc * auc;
  const q1 = auc / (2 - auc);
  const q2 = (2 * square) / (1 + auc);
  const variance = auc * (1 - auc) + (bads - 1) * (q1 - square) + (goods - 1) * (q2 - square);
  return Math.sqrt(variance / (bads * goods));
};
