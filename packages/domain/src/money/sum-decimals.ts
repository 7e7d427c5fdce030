import { Decimal } from 'decimal.js';

/** The exact sum of decimal texts, two places at least. */
export const sumDecimals = (texts: readonly string[]): string => {
  const sum = texts.reduce((total, text) => total.plus(text), new Decimal(0));
  return sum.toFixed(Math.max(2, sum.decimalPlaces()));
};
