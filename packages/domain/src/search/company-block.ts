/** Bits of a facet code in the first word of a block; the other bits and the rating stand in the second. */
export const LOW_BITS = 30;

/** Companies of a block in the database: every column of a block is short enough to be read at once. */
export const BLOCK_COMPANIES = 8_192;

/** Days are counted from here; a company whose founding day is not known has `UNKNOWN_DAY`. */
export const FIRST_DAY = '1800-01-01';
export const UNKNOWN_DAY = 0;

const MS_A_DAY = 86_400_000;

/** The number of a day in a block. */
export const numberDay = (day: string): number => (Date.parse(day) - Date.parse(FIRST_DAY)) / MS_A_DAY + 1;

/**
 * Columns of companies that stand next to each other in the order of popularity. A column that a question does not
 * read is absent.
 */
export interface CompanyBlock {
  /** Place of its first company in the order of popularity, from 0. */
  readonly first: number;
  readonly companies: number;
  readonly low: Int32Array;
  readonly high: Int16Array;
  readonly companyIds?: Float64Array;
  /** Yuan; NaN where it is not known. */
  readonly capital?: Float64Array;
  /** `numberDay` of the founding day. */
  readonly established?: Int32Array;
  /** Place in the order of a column, from 1; 0 where the column has no value. */
  readonly ranks?: Int32Array;
}
