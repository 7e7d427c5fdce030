import { upperGamma } from './gamma.ts';

/** Standard normal distribution function; absolute error below 1e-14. */
export const normalCdf = (x: number): number => {
  const tail = 0.5 * upperGamma(0.5, (x * x) / 2);
  return x > 0 ? 1 - tail : tail;
};

const SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0);

/** P. J. Acklam's rational approximation: relative error below 1.2e-9, then one step of Halley's method. */
const A = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const B = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1,
  1,
];
const C = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const D = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];
const LOW = 0.02425;

const approximate = (p: number): number => {
  if (p < LOW) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(C, q) / polynomial(D, q);
  }
  if (p > 1 - LOW) return -approximate(1 - p);
  const q = p - 0.5;
  return (q * polynomial(A, q * q)) / polynomial(B, q * q);
};

/** Standard normal quantile of 0 < p < 1; minus and plus infinity at the ends. */
export const normalQuantile = (p: number): number => {
  if (p <= 0) return -Infinity;
  if (p >= 1) return Infinity;
  const x = approximate(p);
  const error = (normalCdf(x) - p) * SQRT_TWO_PI * Math.exp((x * x) / 2);
  return x - error / (1 + (x * error) / 2);
};
