/** Lanczos' approximation, g = 7 with nine terms: relative error below 1e-14 for x > 0. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
const G = 7;
const HALF_LN_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** Natural logarithm of the gamma function, x > 0. */
export const lnGamma = (x: number): number => {
  const shifted = x - 1;
  const sum = LANCZOS.reduce((total, term, at) => (at === 0 ? term : total + term / (shifted + at)), 0);
  const base = shifted + G + 0.5;
  return HALF_LN_TWO_PI + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
};

const EPSILON = 1e-16;
const MOST_STEPS = 1000;

const lowerSeries = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < MOST_STEPS && Math.abs(term) > Math.abs(sum) * EPSILON; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - lnGamma(a));
};

/** Lentz' continued fraction. */
const upperFraction = (a: number, x: number): number => {
  const tiny = Number.MIN_VALUE / EPSILON;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let product = d;
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const an = -step * (step - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    product *= c * d;
    if (Math.abs(c * d - 1) < EPSILON) break;
  }
  return product * Math.exp(a * Math.log(x) - x - lnGamma(a));
};

/** Upper regularised incomplete gamma function Q(a, x), a > 0, x >= 0; absolute error below 1e-14. */
export const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
};

/** Probability that a chi-squared variable with so many degrees of freedom is at least `value`. */
export const chiSquaredTail = (value: number, degrees: number): number => upperGamma(degrees / 2, value / 2);
