import { makeRandom, normalQuantile } from '../numerics/index.ts';
import { calculateAuc, calculateAucError } from './discrimination.ts';
import { countBad } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';

export interface Interval {
  readonly from: number;
  readonly to: number;
}

const CONFIDENCE = 0.95;
const Z = normalQuantile((1 + CONFIDENCE) / 2);

/** 95 % interval of an AUC of so many cases by Hanley and McNeil's standard error, cut at 0 and 1. */
export const findAucInterval = (auc: number, bads: number, goods: number): Interval => {
  const reach = Z * calculateAucError(auc, bads, goods);
  return { from: Math.max(0, auc - reach), to: Math.min(1, auc + reach) };
};

/** The same of a list of outcomes. */
export const findHanleyMcNeilInterval = (outcomes: Outcomes): Interval => {
  const bads = countBad(outcomes);
  return findAucInterval(calculateAuc(outcomes), bads, outcomes.labels.length - bads);
};

export interface BootstrapOptions {
  readonly draws?: number;
  readonly seed?: number;
  /** A word per case: cases of one word are drawn together, as the years of one firm depend on each other. */
  readonly groups?: ArrayLike<string | number> | undefined;
}

const gatherGroups = (size: number, groups: BootstrapOptions['groups']): readonly Int32Array[] => {
  const members = new Map<string | number, number[]>();
  for (let at = 0; at < size; at += 1) {
    const key = groups ? (groups[at] as string | number) : at;
    const list = members.get(key);
    if (list) list.push(at);
    else members.set(key, [at]);
  }
  return [...members.values()].map((list) => Int32Array.from(list));
};

const DRAWS = 500;

/** 95 % interval of an AUC by drawing cases (or whole groups) with replacement; the same for the same seed. */
export const findBootstrapInterval = (outcomes: Outcomes, options: BootstrapOptions = {}): Interval => {
  const { draws = DRAWS, seed = 1, groups } = options;
  const clusters = gatherGroups(outcomes.labels.length, groups);
  const random = makeRandom(seed);
  const areas: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const labels: number[] = [];
    const scores: number[] = [];
    for (let cluster = 0; cluster < clusters.length; cluster += 1)
      for (const at of clusters[Math.floor(random() * clusters.length)] as Int32Array) {
        labels.push(outcomes.labels[at] as number);
        scores.push(outcomes.scores[at] as number);
      }
    const auc = calculateAuc({ labels, scores });
    if (!Number.isNaN(auc)) areas.push(auc);
  }
  areas.sort((a, b) => a - b);
  const at = (share: number): number => areas[Math.round(share * (areas.length - 1))] ?? Number.NaN;
  return { from: at((1 - CONFIDENCE) / 2), to: at((1 + CONFIDENCE) / 2) };
};
