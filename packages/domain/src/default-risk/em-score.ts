import { findUpperBound } from '../ratings/index.ts';
import type { GradeNumber } from '../ratings/index.ts';
import { fromLogOdds, interpolate, toLogOdds } from '../solvency/index.ts';
import type { Knot } from '../solvency/index.ts';

/**
 * Lower bounds of the EM score for AAA..B- (Altman 2005), which are the sixteen classes 3A1..3A16, and for CCC-, the
 * foot of 3A17. The lower bound of a rating is the upper bound of its possibility of default.
 */
export const EM_LOWER_BOUNDS: readonly (readonly [grade: GradeNumber, score: number])[] = [
  [1, 8.15],
  [2, 7.6],
  [3, 7.3],
  [4, 7],
  [5, 6.85],
  [6, 6.65],
  [7, 6.4],
  [8, 6.25],
  [9, 5.85],
  [10, 5.65],
  [11, 5.25],
  [12, 4.95],
  [13, 4.75],
  [14, 4.5],
  [15, 4.15],
  [16, 3.75],
  [17, 1.75],
];

/** A score on a lower bound has the better rating; bounds of default are half-open, so it stays a hair below. */
const HAIR = 1e-9;

/** Rising score, falling log-odds. */
const KNOTS: readonly Knot[] = EM_LOWER_BOUNDS.map(([grade, score]): Knot => [
  score,
  toLogOdds(findUpperBound(grade)) - HAIR,
]).toReversed();

/** No score says more than an even chance: the last point of the solvency index. */
export const WORST_SCORED_PD = 50;
const WORST_LOG_ODDS = toLogOdds(WORST_SCORED_PD);

/**
 * EM score -> log-odds of default: piecewise linear between the bounds above, its first and last line going on outside,
 * held at 50 %. `docs/figures/possibility-of-default.md`.
 */
export const calculateLogOdds = (score: number): number =>
  Math.min(interpolate(KNOTS, score), WORST_LOG_ODDS);

/** EM score -> possibility of default in percent. */
export const calculatePd = (score: number): number => fromLogOdds(calculateLogOdds(score));

/** The step used where two scores are too near for a difference quotient. */
const NEAR = 1e-6;

/** Log-odds per point of score on the way from one score to another; the local slope when they coincide. */
export const calculateSlope = (from: number, to: number): number => {
  const [a, b] = Math.abs(to - from) < NEAR ? [to - NEAR, to + NEAR] : [from, to];
  return (calculateLogOdds(b) - calculateLogOdds(a)) / (b - a);
};
