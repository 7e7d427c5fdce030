/** A party as the caller names it: a number of the database, a name of a file. */
export type PartyId = string | number;

/** Who holds how much of whom, directly. Percent, 0 to 100. */
export interface Holding {
  readonly holder: PartyId;
  readonly owned: PartyId;
  /** Of the capital. */
  readonly percent: number;
  /** Of the votes, where they differ from the capital. */
  readonly votes?: number | undefined;
  /** Where the source gives a band. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** One order of parties for every place where an order must not depend on that of the input; numbers come first. */
export const compareIds = (a: PartyId, b: PartyId): number => {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Shares are sums and products of binary fractions: 30.000000000000004 is 30. Percent, ten decimals. */
export const roundPercent = (percent: number): number => Math.round(percent * 1e10) / 1e10;
