import { listPairs, measureBands } from '@mingjian/domain/ownership';
import type { Ownership } from '@mingjian/domain/ownership';
import { toPercent } from './to-percent.ts';

/** Shares with their bands, holder by holder: a band is measured for all that a holder has at once. */
export const listBanded = function* (ownership: Ownership): Iterable<object> {
  const { ids, size } = ownership.graph;
  const { count, holder, owned, share } = listPairs(ownership);
  const start = new Int32Array(size + 1);
  for (const party of holder) start[party + 1]! += 1;
  for (let party = 0; party < size; party += 1) start[party + 1]! += start[party]!;
  const next = start.slice();
  const places = new Int32Array(count);
  for (const [at, party] of holder.entries()) {
    places[next[party]!] = at;
    next[party]! += 1;
  }
  for (let party = 0; party < size; party += 1) {
    if (start[party] === start[party + 1]) continue;
    const bands = measureBands(ownership, party);
    for (const at of places.subarray(start[party], start[party + 1])) {
      const { low, high } = bands.get(owned[at]!)!;
      yield {
        holder: ids[party],
        owned: ids[owned[at]!],
        percent: toPercent(share[at]!),
        low: toPercent(low),
        high: toPercent(high),
      };
    }
  }
};
