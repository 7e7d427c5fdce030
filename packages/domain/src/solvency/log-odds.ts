const PERCENT = 100;

/** ln(p / (1 - p)) of a possibility of default in percent, 0 and 100 excluded. */
export const toLogOdds = (pd: number): number => Math.log(pd / (PERCENT - pd));

/** Possibility of default in percent from its log-odds. */
export const fromLogOdds = (logOdds: number): number => PERCENT / (1 + Math.exp(-logOdds));

export type Knot = readonly [x: number, y: number];

/** Straight lines between knots of rising x; outside, the first and last line go on. At least two knots. */
export const interpolate = (knots: readonly Knot[], x: number): number => {
  const after = knots.findIndex(([knotX], index) => index > 0 && x <= knotX);
  const right = knots[after === -1 ? knots.length - 1 : after];
  const left = knots[(after === -1 ? knots.length - 1 : after) - 1];
  if (!left || !right) throw new RangeError('a piecewise line needs two knots');
  return left[1] + ((x - left[0]) * (right[1] - left[1])) / (right[0] - left[0]);
};
