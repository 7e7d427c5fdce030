/** Companies of a block in the database: every column of a block is short enough to be read at once. */
export const BLOCK_COMPANIES = 8_192;

/** Founding days are counted from here in two bytes, which lasts until 2059; 0 where the day is not known. */
export const FIRST_DAY = '1880-01-01';

const MS_A_DAY = 86_400_000;
const LAST_NUMBER = 2 ** 16 - 1;

/** The number of a day in a block; earlier and later days share the first and the last number. */
export const numberDay = (day: string): number =>
  Math.min(LAST_NUMBER, Math.max(1, (Date.parse(day) - Date.parse(FIRST_DAY)) / MS_A_DAY + 1));

/** Capital is kept in four bytes: to the yuan up to here, above it to so many yuan; -1 where it is not known. */
export const EXACT_CAPITAL = 2 ** 30;
export const GREAT_CAPITAL_UNIT = 1_000;

/** What a block holds for an amount of capital, in yuan: greater amounts never have smaller numbers. */
export const numberCapital = (yuan: number): number =>
  yuan < EXACT_CAPITAL
    ? Math.max(0, Math.floor(yuan))
    : Math.min(2 ** 31 - 1, EXACT_CAPITAL + Math.floor((yuan - EXACT_CAPITAL) / GREAT_CAPITAL_UNIT));

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
  readonly capital?: Int32Array;
  readonly established?: Uint16Array;
  /** Place in the order of a column, from 1; 0 where the column has no value. */
  readonly ranks?: Int32Array;
}
