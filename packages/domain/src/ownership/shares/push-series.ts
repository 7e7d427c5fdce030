import type { LoopSystem } from './loop-system.ts';

/** All that the sum may still lack, over all members together. */
const RESIDUAL = 1e-12;

/**
 * x = b + A b + A A b ... for a large loop: what arrives at a company waits there and is handed on to its holders, company by
 * company in a queue, until all that waits anywhere is less than the residual. Touches only what the capital reaches.
 */
export const pushSeries = ({ size, at, holder, share }: LoopSystem, x: Float64Array): void => {
  const waiting = x.slice();
  x.fill(0);
  const least = RESIDUAL / size;
  const queue = new Int32Array(size);
  const isQueued = new Uint8Array(size);
  let [head, length] = [0, 0];
  const enqueue = (place: number): void => {
    if (isQueued[place] || waiting[place]! <= least) return;
    isQueued[place] = 1;
    queue[(head + length) % size] = place;
    length += 1;
  };
  for (let place = 0; place < size; place += 1) enqueue(place);
  while (length > 0) {
    const owned = queue[head]!;
    head = (head + 1) % size;
    length -= 1;
    isQueued[owned] = 0;
    const amount = waiting[owned]!;
    waiting[owned] = 0;
    x[owned]! += amount;
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1) {
      waiting[holder[edge]!]! += amount * share[edge]!;
      enqueue(holder[edge]!);
    }
  }
};
