/** A month weighs 2^(-1/3) of the month after it, so a quarter half of the quarter after it. */
const MONTH_WEIGHT = 2 ** (-1 / 3);
const MONTHS = 12;
const MONTHS_OF_A_QUARTER = 3;
const HIGHEST_PRICE = 15;

const weigh = (values: readonly number[], weight: number, terms: number): number =>
  ((1 - weight) / (1 - weight ** terms)) *
  values.slice(0, terms).reduce((sum, value, back) => sum + weight ** back * value, 0);

/** NIMTAAVG of Campbell, Hilscher and Szilagyi: profit to market assets of four quarters, the newest first. */
export const averageQuarters = (newestFirst: readonly [number, number, number, number]): number =>
  weigh(newestFirst, MONTH_WEIGHT ** MONTHS_OF_A_QUARTER, MONTHS / MONTHS_OF_A_QUARTER);

/** EXRETAVG: monthly logarithmic returns above the market of twelve months, the newest first. */
export const averageMonths = (newestFirst: readonly number[]): number => {
  if (newestFirst.length !== MONTHS) throw new RangeError(`twelve months, not ${newestFirst.length}`);
  return weigh(newestFirst, MONTH_WEIGHT, MONTHS);
};

/** PRICE: dear shares are all alike. */
export const toLogPrice = (price: number): number => Math.log(Math.min(price, HIGHEST_PRICE));
