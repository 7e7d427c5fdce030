import type { Ownership } from '../make-ownership.ts';
import { streamColumns } from './stream-columns.ts';

/** Every (holder, owned) pair with a share, as columns: parties by number, shares as plain numbers. */
export interface SharePairs {
  readonly count: number;
  readonly holder: Int32Array;
  readonly owned: Int32Array;
  readonly share: Float64Array;
}

const FIRST_ROOM = 1024;

/** All pairs at once, for questions that go by holder; whoever goes by company asks `streamColumns`. */
export const listPairs = (ownership: Ownership): SharePairs => {
  let holder = new Int32Array(FIRST_ROOM);
  let owned = new Int32Array(FIRST_ROOM);
  let share = new Float64Array(FIRST_ROOM);
  let count = 0;
  for (const column of streamColumns(ownership)) {
    if (count + column.count > holder.length) {
      const room = Math.max(holder.length * 2, count + column.count);
      const [holders, companies, shares] = [holder, owned, share];
      holder = new Int32Array(room);
      owned = new Int32Array(room);
      share = new Float64Array(room);
      holder.set(holders);
      owned.set(companies);
      share.set(shares);
    }
    holder.set(column.holders.subarray(0, column.count), count);
    share.set(column.shares.subarray(0, column.count), count);
    owned.fill(column.company, count, count + column.count);
    count += column.count;
  }
  return {
    count,
    holder: holder.subarray(0, count),
    owned: owned.subarray(0, count),
    share: share.subarray(0, count),
  };
};
