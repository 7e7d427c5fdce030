import {
  calculateGroupedAuc,
  calculateGroupedBrier,
  calculateGroupedKs,
  findAucInterval,
  findWilsonInterval,
  sumGroups,
  toAccuracyRatio,
} from '../validation/index.ts';
import type { CaseGroup, Interval } from '../validation/index.ts';

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
  readonly ks: number | null;
  readonly brier: number | null;
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

/** How well the possibilities of default of these cases told what came; order figures are withheld where cases are few. */
export const judgeGroups = (groups: readonly CaseGroup[]): ValidationFigures => {
  const { cases, defaults, survivors, pd } = sumGroups(groups);
  const shortage = findShortage(cases, defaults);
  const counted = { cases, defaults, rate: cases === 0 ? null : makeRate(cases, defaults, pd), shortage };
  if (shortage !== null) return { ...counted, auc: null, accuracyRatio: null, ks: null, brier: null };
  const auc = calculateGroupedAuc(groups);
  const { from, to } = findAucInterval(auc, defaults, survivors);
  return {
    ...counted,
    auc: { value: auc, from, to },
    accuracyRatio: { value: toAccuracyRatio(auc), from: toAccuracyRatio(from), to: toAccuracyRatio(to) },
    ks: calculateGroupedKs(groups),
    brier: calculateGroupedBrier(groups),
  };
};
