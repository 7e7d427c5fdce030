import { interpolate, toLogOdds } from './log-odds.ts';
import type { Knot } from './log-odds.ts';

/** 100 (very good) .. 499 by score; 500 and 600 only by fact. */
export type SolvencyIndex = number;

export const BEST_INDEX: SolvencyIndex = 100;
export const WORST_SCORED_INDEX: SolvencyIndex = 499;
/** Massive payment arrears: dishonest debtor, terminated execution. */
export const ARREARS_INDEX: SolvencyIndex = 500;
/** Insolvency: bankruptcy accepted, liquidation group formed. */
export const INSOLVENCY_INDEX: SolvencyIndex = 600;

/**
 * Possibility of default in percent -> index. The inner points are the class bounds of the RatingMap Germany
 * (Creditreform, 30 Sept 2024); the ends are ours. `docs/figures/solvency-index.md`.
 */
export const INDEX_POINTS: readonly (readonly [pd: number, index: SolvencyIndex])[] = [
  [0.01, BEST_INDEX],
  [0.3, 217.5],
  [0.7, 259.5],
  [1.5, 280.5],
  [3, 309.5],
  [8, 351.5],
  [50, WORST_SCORED_INDEX],
];

const KNOTS: readonly Knot[] = INDEX_POINTS.map(([pd, index]) => [toLogOdds(pd), index]);

/**
 * Solvency index of a possibility of default in percent, unrounded: piecewise linear in the log-odds, strictly rising
 * between 0.01 % and 50 %, held at 100 and 499 outside.
 */
export const calculateSolvencyIndex = (pd: number): SolvencyIndex => {
  if (!(pd >= 0 && pd <= 100)) throw new RangeError(`a possibility of default is 0-100 percent, not ${pd}`);
  const [first] = INDEX_POINTS;
  const last = INDEX_POINTS.at(-1);
  if (first && pd <= first[0]) return BEST_INDEX;
  if (last && pd >= last[0]) return WORST_SCORED_INDEX;
  return interpolate(KNOTS, toLogOdds(pd));
};
