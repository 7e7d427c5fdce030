import {
  calculateGroupedAuc,
  calculateGroupedBrier,
  findAucInterval,
  findGroupedKs,
  findWilsonInterval,
  sumGroups,
  toAccuracyRatio,
} from '../validation/index.ts';
import type { CaseGroup, GroupTotals, Interval } from '../validation/index.ts';
import { normalQuantile } from '../numerics/index.ts';

/** Below this number of defaults, or of survivors, no figure of the order is told. */
export const LEAST_OF_A_KIND = 10;

export const SHORTAGES = ['no-cases', 'too-few-defaults', 'too-few-survivors'] as const;
export type Shortage = (typeof SHORTAGES)[number];

export interface Estimate extends Interval {
  readonly value: number;
}

/** Share of defaults against the mean possibility of default, percent, with the 95 % interval of the share (Wilson). */
export interface Rate {
  readonly predicted: number;
  readonly observed: number;
  readonly from: number;
  readonly to: number;
}

export interface ValidationFigures {
  readonly cases: number;
  readonly defaults: number;
  /** Null without a case. */
  readonly rate: Rate | null;
  /** Why there are no figures of the order; null: there are. */
  readonly shortage: Shortage | null;
  readonly auc: Estimate | null;
  readonly accuracyRatio: Estimate | null;
  readonly ks: Estimate | null;
  readonly brier: Estimate | null;
}

const PERCENT = 100;

export const makeRate = (cases: number, defaults: number, pd: number): Rate => {
  const { from, to } = findWilsonInterval(defaults, cases);
  return {
    predicted: PERCENT * pd,
    observed: (PERCENT * defaults) / cases,
    from: PERCENT * from,
    to: PERCENT * to,
  };
};

const findShortage = (cases: number, defaults: number): Shortage | null => {
  if (cases === 0) return 'no-cases';
  if (defaults < LEAST_OF_A_KIND) return 'too-few-defaults';
  return cases - defaults < LEAST_OF_A_KIND ? 'too-few-survivors' : null;
};

const Z = normalQuantile(0.975);

const within = (value: number, variance: number): Estimate => {
  const reach = Z * Math.sqrt(variance);
  return { value, from: Math.max(0, value - reach), to: Math.min(1, value + reach) };
};

/** The gap at the score where it is widest, as a difference of two shares. */
const estimateKs = (groups: readonly CaseGroup[], totals: GroupTotals): Estimate => {
  const { value, defaults, survivors } = findGroupedKs(groups);
  const spread = (share: number, cases: number): number => (share * (1 - share)) / cases;
  return within(value, spread(defaults, totals.defaults) + spread(survivors, totals.survivors));
};

/** The mean of the squared gaps, by their own spread. */
const estimateBrier = (groups: readonly CaseGroup[], { cases }: GroupTotals): Estimate => {
  const value = calculateGroupedBrier(groups);
  const squares = groups.reduce(
    (sum, group) =>
      sum + group.defaults * (1 - group.pd) ** 4 + (group.cases - group.defaults) * group.pd ** 4,
    0,
  );
  return within(value, Math.max(0, squares / cases - value ** 2) / cases);
};

/** How well the possibilities of default of these cases told what came; order figures are withheld where cases are few. */
export const judgeGroups = (groups: readonly CaseGroup[]): ValidationFigures => {
  const totals = sumGroups(groups);
  const { cases, defaults, survivors, pd } = totals;
  const shortage = findShortage(cases, defaults);
  const counted = { cases, defaults, rate: cases === 0 ? null : makeRate(cases, defaults, pd), shortage };
  if (shortage !== null) return { ...counted, auc: null, accuracyRatio: null, ks: null, brier: null };
  const auc = calculateGroupedAuc(groups);
  const { from, to } = findAucInterval(auc, defaults, survivors);
  return {
    ...counted,
    auc: { value: auc, from, to },
    accuracyRatio: { value: toAccuracyRatio(auc), from: toAccuracyRatio(from), to: toAccuracyRatio(to) },
    ks: estimateKs(groups, totals),
    brier: estimateBrier(groups, totals),
  };
};
