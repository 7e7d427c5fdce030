import type { IsoDate } from '../records/index.ts';
import type { NegativeRecord } from './negative-dimensions.ts';
import { NEGATIVE_DIMENSIONS, findNegativeState } from './negative-dimensions.ts';

/** Numbers of records of one dimension: `total` = `open` + `closed`; `disputed` are among them. */
export interface NegativeCount {
  readonly dimension: string;
  readonly open: number;
  readonly closed: number;
  readonly total: number;
  readonly disputed: number;
}

/**
 * Counts negative records by dimension on a day, in the order of `NEGATIVE_DIMENSIONS`, every dimension present.
 * A disputed record stays open until its source withdraws it, and is counted apart as well.
 * Records on the company's own side (as plaintiff) and red lists are not counted.
 */
export const calculateNegativeCounts = (
  records: readonly NegativeRecord[],
  company: string,
  on: IsoDate,
): readonly NegativeCount[] => {
  const counts = new Map(
    NEGATIVE_DIMENSIONS.map(({ dimension }) => [
      dimension,
      { dimension, open: 0, closed: 0, total: 0, disputed: 0 },
    ]),
  );
  for (const record of records) {
    const state = findNegativeState(record, company, on);
    const count = counts.get(record.dimension);
    if (!count || state === null || state === 'not-adverse') continue;
    count[state] += 1;
    count.total += 1;
    if (record.status === 'disputed') count.disputed += 1;
  }
  return [...counts.values()];
};
