import { solveCore } from './dense-core.ts';
import type { Factors } from './factorise.ts';

/** x[to] -= amount * x[from], `width` right sides beside each other. */
const takeAway = (x: Float64Array, width: number, to: number, from: number, amount: number): void => {
  const [target, source] = [to * width, from * width];
  for (let side = 0; side < width; side += 1) x[target + side]! -= amount * x[source + side]!;
};

const solveMiddle = ({ coreMembers, core }: Factors, x: Float64Array, width: number): void => {
  const y = new Float64Array(coreMembers.length * width);
  for (const [place, member] of coreMembers.entries())
    y.set(x.subarray(member * width, (member + 1) * width), place * width);
  solveCore(core, y, width);
  for (const [place, member] of coreMembers.entries())
    x.set(y.subarray(place * width, (place + 1) * width), member * width);
};

/** Solves in place: `x` holds `width` right sides, x[member * width + side], and then the solutions. */
export const solveFactorised = (factors: Factors, x: Float64Array, width: number): void => {
  const { pivots, diagonal, below, right } = factors;
  for (let step = 0; step < pivots.length; step += 1)
    for (let at = below.at[step]!; at < below.at[step + 1]!; at += 1)
      takeAway(x, width, below.place[at]!, pivots[step]!, below.value[at]!);
  if (factors.coreMembers.length > 0) solveMiddle(factors, x, width);
  for (let step = pivots.length - 1; step >= 0; step -= 1) {
    const pivot = pivots[step]!;
    for (let at = right.at[step]!; at < right.at[step + 1]!; at += 1)
      takeAway(x, width, pivot, right.place[at]!, right.value[at]!);
    for (let side = 0; side < width; side += 1) x[pivot * width + side]! /= diagonal[step]!;
  }
};
