import { calculateBrier, countBad, findWilsonInterval } from '../validation/index.ts';
import type { Interval } from '../validation/index.ts';

/** An opinion whose year is over, and what came of it. */
export interface ScoredOpinion {
  readonly companyId: number;
  /** What the author said, percent. */
  readonly stated: number;
  /** What the model said at the same moment, percent. */
  readonly model: number;
  readonly hasDefaulted: boolean;
}

/** Why figures say little: nothing to judge, too few opinions, or no default among them. */
export type Shortage = 'none' | 'too-few-opinions' | 'no-default';

export interface CalibrationFigures {
  /** Means and share in percent. */
  readonly meanStated: number;
  readonly meanModel: number;
  readonly observed: number;
  /** 95 % interval of the observed share, percent. */
  readonly interval: Interval;
  /** Mean squared distance to the outcome, 0 (best) to 1. */
  readonly brier: number;
  readonly modelBrier: number;
}

export interface Calibration {
  readonly opinions: number;
  readonly companies: number;
  readonly defaults: number;
  /** Null: the figures can be read as they stand. */
  readonly shortage: Shortage | null;
  /** Null without an opinion to judge. */
  readonly figures: CalibrationFigures | null;
}

/** With fewer opinions, a share of defaults says nothing about who gave them. */
export const FEWEST_OPINIONS = 20;
const PERCENT = 100;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const findShortage = (opinions: number, defaults: number): Shortage | null => {
  if (opinions === 0) return 'none';
  if (opinions < FEWEST_OPINIONS) return 'too-few-opinions';
  return defaults === 0 ? 'no-default' : null;
};

/** How what an author said of some companies agrees with what became of them, beside the model's word at those moments. */
export const calibrateOpinions = (scored: readonly ScoredOpinion[]): Calibration => {
  const labels = scored.map(({ hasDefaulted }) => (hasDefaulted ? 1 : 0));
  const stated = scored.map((one) => one.stated / PERCENT);
  const model = scored.map((one) => one.model / PERCENT);
  const opinions = scored.length;
  const defaults = countBad({ labels, scores: stated });
  const counted = {
    opinions,
    companies: new Set(scored.map(({ companyId }) => companyId)).size,
    defaults,
    shortage: findShortage(opinions, defaults),
  };
  if (opinions === 0) return { ...counted, figures: null };
  const { from, to } = findWilsonInterval(defaults, opinions);
  return {
    ...counted,
    figures: {
      meanStated: meanOf(stated) * PERCENT,
      meanModel: meanOf(model) * PERCENT,
      observed: (defaults / opinions) * PERCENT,
      interval: { from: from * PERCENT, to: to * PERCENT },
      brier: calculateBrier({ labels, scores: stated }),
      modelBrier: calculateBrier({ labels, scores: model }),
    },
  };
};
