/** A cell that holds nothing. */
export const MISSING = Number.NaN;

/**
 * A value that exists but says nothing as a number: a quotient by nothing or by a loss, the logarithm of a negative amount.
 * It is a fact about the company and not the same as a cell that holds nothing.
 */
export const NOT_MEANINGFUL = Number.POSITIVE_INFINITY;

export const isMissing = (value: number): boolean => Number.isNaN(value);
export const isNotMeaningful = (value: number): boolean => value === NOT_MEANINGFUL;
