const PERCENT = 100;

/** Log-odds -> percent. */
export const toLogitPercent = (score: number): number => PERCENT / (1 + Math.exp(-score));

const MONTHS = 12;

/** Log-odds of failure within a month -> percent within a year of months alike. */
export const toYearPercent = (score: number): number =>
  PERCENT * -Math.expm1(-MONTHS * Math.log1p(Math.exp(score)));
