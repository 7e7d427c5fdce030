import { lnGamma, normalCdf, normalQuantile } from '../numerics/index.ts';

/** Chance of k in n; 0^0 is 1, so that sure cases have their chance too. */
const binomialTerm = (n: number, p: number, k: number): number => {
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  return Math.exp(
    lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1) + k * Math.log(p) + (n - k) * Math.log1p(-p),
  );
};

/**
 * The fewest defaults among `cases` that a possibility of default `pd` (0 to 1) does not explain at this confidence
 * when cases default independently: P(D >= d) <= 1 - confidence.
 */
export const findCriticalDefaults = (cases: number, pd: number, confidence: number): number => {
  let tail = 1;
  for (let defaults = 0; defaults <= cases; defaults += 1) {
    if (tail <= 1 - confidence) return defaults;
    tail -= binomialTerm(cases, pd, defaults);
  }
  return cases + 1;
};

/** Chance of so many defaults or more among cases that default independently: the binomial test. */
export const calculateDefaultsChance = (cases: number, defaults: number, pd: number): number => {
  let below = 0;
  for (let fewer = 0; fewer < defaults; fewer += 1) below += binomialTerm(cases, pd, fewer);
  return Math.max(0, 1 - below);
};

/** Asset correlation at which the correlated test is made (models.md 1.6). */
export const ASSET_CORRELATION = 0.12;

/**
 * The default rate of a large class that `pd` does not explain at this confidence when defaults share one factor
 * (Vasicek): Phi((Phi^-1(pd) + sqrt(rho) Phi^-1(confidence)) / sqrt(1 - rho)).
 */
export const findCriticalRate = (
  pd: number,
  confidence: number,
  correlation: number = ASSET_CORRELATION,
): number =>
  normalCdf(
    (normalQuantile(pd) + Math.sqrt(correlation) * normalQuantile(confidence)) / Math.sqrt(1 - correlation),
  );

export type Light = 'green' | 'yellow' | 'red';

const YELLOW_FROM = 0.95;
const RED_FROM = 0.99;

/** Whether the defaults of a class are explained by its possibility of default, on its own and with correlation. */
export const judgeDefaults = (
  cases: number,
  defaults: number,
  pd: number,
): { readonly independent: Light; readonly correlated: Light } => {
  const rate = defaults / cases;
  const isFrom = (confidence: number) => defaults >= findCriticalDefaults(cases, pd, confidence);
  // No default is never too many, not even where none was held possible.
  const isAbove = (confidence: number) => defaults > 0 && rate >= findCriticalRate(pd, confidence);
  const light = (test: (confidence: number) => boolean): Light =>
    test(RED_FROM) ? 'red' : test(YELLOW_FROM) ? 'yellow' : 'green';
  return { independent: light(isFrom), correlated: light(isAbove) };
};
