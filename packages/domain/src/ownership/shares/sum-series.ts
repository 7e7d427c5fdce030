import type { LoopSystem } from './loop-system.ts';

/** The same holdings by holder, for a walk in which each member is set anew from all that it holds. */
export interface HolderRows {
  readonly size: number;
  readonly at: Int32Array;
  readonly owned: Int32Array;
  readonly share: Float64Array;
  /** 1 / (1 - what the member holds of itself). */
  readonly own: Float64Array;
}

export const readHolderRows = ({ size, at, holder, share }: LoopSystem): HolderRows => {
  const self = new Float64Array(size);
  const start = new Int32Array(size + 1);
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1)
      if (holder[edge] === owned) self[owned]! += share[edge]!;
      else start[holder[edge]! + 1]! += 1;
  for (let row = 0; row < size; row += 1) start[row + 1]! += start[row]!;
  const next = start.slice();
  const [columns, shares] = [new Int32Array(start[size]!), new Float64Array(start[size]!)];
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1) {
      const row = holder[edge]!;
      if (row === owned) continue;
      columns[next[row]!] = owned;
      shares[next[row]!] = share[edge]!;
      next[row]! += 1;
    }
  return { size, at: start, owned: columns, share: shares, own: self.map((part) => 1 / (1 - part)) };
};

/** One walk through all members, what they own before them; tells how much it moved in all. */
const sweep = (
  { size, at, owned, share, own }: HolderRows,
  b: Float64Array,
  x: Float64Array,
  width: number,
): number => {
  const sums = new Float64Array(width);
  let moved = 0;
  for (let row = size - 1; row >= 0; row -= 1) {
    const target = row * width;
    for (let side = 0; side < width; side += 1) sums[side] = b[target + side]!;
    let edge = at[row]!;
    const end = at[row + 1]!;
    // Four at a time, for which the sums are read once.
    for (; edge + 3 < end; edge += 4) {
      const [p0, p1, p2, p3] = [share[edge]!, share[edge + 1]!, share[edge + 2]!, share[edge + 3]!];
      const f0 = owned[edge]! * width;
      const f1 = owned[edge + 1]! * width;
      const f2 = owned[edge + 2]! * width;
      const f3 = owned[edge + 3]! * width;
      for (let side = 0; side < width; side += 1)
        sums[side]! += p0 * x[f0 + side]! + p1 * x[f1 + side]! + p2 * x[f2 + side]! + p3 * x[f3 + side]!;
    }
    for (; edge < end; edge += 1) {
      const from = owned[edge]! * width;
      const part = share[edge]!;
      for (let side = 0; side < width; side += 1) sums[side]! += part * x[from + side]!;
    }
    for (let side = 0; side < width; side += 1) {
      const value = sums[side]! * own[row]!;
      moved += Math.abs(value - x[target + side]!);
      x[target + side] = value;
    }
  }
  return moved;
};

/** What the sum may still lack, over all members and one right side. */
const RESIDUAL = 1e-13;

/** How many walks it takes until nothing moves, or the limit: what a loop leaves to outside owners decides. */
export const countSweeps = (rows: HolderRows, limit: number): number => {
  const b = new Float64Array(rows.size).fill(1 / rows.size);
  const x = b.slice();
  let count = 1;
  for (let before = sweep(rows, b, x, 1); count < limit; count += 1) {
    const moved = sweep(rows, b, x, 1);
    // What is to come, if every walk moves as much less as this one did.
    if (moved * moved <= RESIDUAL * Math.max(before - moved, 0) || moved === 0) return count;
    before = moved;
  }
  return limit;
};

/** x = b + A x for `width` right sides, x[member * width + side], by walks until all that is to come is below 1e-13 each. */
export const sumSeries = (rows: HolderRows, x: Float64Array, width: number): void => {
  const b = x.slice();
  let before = sweep(rows, b, x, width);
  for (;;) {
    const moved = sweep(rows, b, x, width);
    if (moved === 0 || moved * moved <= RESIDUAL * width * Math.max(before - moved, 0)) return;
    before = moved;
  }
};
