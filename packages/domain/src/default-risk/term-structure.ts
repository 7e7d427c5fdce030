import { fromLogOdds, interpolate, toLogOdds } from '../solvency/index.ts';
import type { Knot } from '../solvency/index.ts';

/** Horizons that are told, years. */
export const HORIZONS = [1, 2, 3, 4, 5, 6] as const;

/**
 * Cumulative default rates of S&P, global averages, percent, one to six years: the shape of the curve of each rating,
 * not its level. AAA has none in its first year and takes the curve of AA.
 */
const CURVES: readonly (readonly [middlePd: number, cumulative: readonly number[]])[] = [
  [0.052, [0.02, 0.06, 0.13, 0.23, 0.33, 0.44]],
  [0.16, [0.06, 0.15, 0.25, 0.38, 0.53, 0.69]],
  [0.487, [0.18, 0.51, 0.88, 1.33, 1.78, 2.24]],
  [1.484, [0.72, 2.24, 4.02, 5.8, 7.45, 8.97]],
  [4.525, [3.76, 8.56, 12.66, 15.87, 18.32, 20.32]],
  [23.9, [26.78, 35.88, 40.96, 44.06, 46.42, 47.38]],
];

const PERCENT = 100;
/** Hazard from the start to the end of a horizon. */
const hazard = (percent: number): number => -Math.log(1 - percent / PERCENT);

const knotsOf = (horizon: number): readonly Knot[] =>
  CURVES.map(([middle, curve]): Knot => [
    toLogOdds(middle),
    Math.log(hazard(curve[horizon - 1] as number) / hazard(curve[0] as number)),
  ]);

const KNOTS: readonly (readonly Knot[])[] = HORIZONS.map(knotsOf);

/** The ratio to the hazard of the first year; outside the curves that of the nearest. */
const ratioAt = (knots: readonly Knot[], logOdds: number): number => {
  const [first] = knots;
  const last = knots.at(-1);
  if (!first || !last) return 1;
  return Math.exp(interpolate(knots, Math.min(Math.max(logOdds, first[0]), last[0])));
};

/**
 * Possibility of default within one to six years, percent, from that of one year: its hazard times the ratio that the
 * curve of the like-placed rating shows. `docs/figures/possibility-of-default.md`.
 */
export const calculateTermStructure = (pd: number): readonly number[] => {
  if (pd <= 0) return HORIZONS.map(() => 0);
  if (pd >= PERCENT) return HORIZONS.map(() => PERCENT);
  const logOdds = toLogOdds(pd);
  return KNOTS.map((knots, at) =>
    at === 0 ? pd : PERCENT * (1 - Math.exp(-hazard(pd) * ratioAt(knots, logOdds))),
  );
};

const BEST_LOG_ODDS = toLogOdds(0.03);
const WORST_LOG_ODDS = toLogOdds(50);

/** A place between the floor (100) and an even chance of default (0), linear in the log-odds. */
export const toSubScore = (logOdds: number): number => {
  const share = (WORST_LOG_ODDS - logOdds) / (WORST_LOG_ODDS - BEST_LOG_ODDS);
  return PERCENT * Math.min(1, Math.max(0, share));
};

/** 95 % of a normal distribution lie within so many standard deviations. */
const QUANTILE_95 = 1.959963984540054;

/** Bounds of the possibility of default, percent, for log-odds known with this standard error. */
export const calculateInterval = (
  logOdds: number,
  standardError: number,
): readonly [low: number, high: number] => [
  fromLogOdds(logOdds - QUANTILE_95 * standardError),
  fromLogOdds(logOdds + QUANTILE_95 * standardError),
];
