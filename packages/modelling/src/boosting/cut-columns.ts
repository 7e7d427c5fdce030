import { findStep } from '@mingjian/domain/models';

/** Values as ranks among a column's cuts: 0 for nothing or not meaningful, else 1 + its step. */
export interface CutColumns {
  /** Cuts of each column, rising. */
  readonly cuts: readonly Float64Array[];
  /** Row after row, one byte for each column. */
  readonly places: Uint8Array;
  readonly rows: number;
  readonly width: number;
}

/** Steps and the place of missing values fit one byte. */
const MOST_CUTS = 254;

/** Cuts half-way between neighbouring values near the quantiles, so that none stands on a value that occurs. */
const findCuts = (column: Float64Array, most: number): Float64Array => {
  const sorted = column.filter((value) => Number.isFinite(value)).sort();
  const cuts: number[] = [];
  let last = sorted.at(-1) ?? 0;
  for (let cut = most; cut >= 1; cut -= 1) {
    let at = Math.floor((cut * sorted.length) / (most + 1));
    while (at > 0 && (sorted[at] as number) >= last) at -= 1;
    const value = sorted[at] as number;
    if (!(value < last)) break;
    const next = sorted[at + 1] as number;
    cuts.push(value + (next - value) / 2);
    last = value;
  }
  return Float64Array.from(cuts.toReversed());
};

export const cutColumns = (
  columns: readonly Float64Array[],
  rows: number,
  most: number = MOST_CUTS,
): CutColumns => {
  const cuts = columns.map((column) => findCuts(column, Math.min(most, MOST_CUTS)));
  const width = columns.length;
  const places = new Uint8Array(rows * width);
  columns.forEach((column, at) => {
    const own = cuts[at] as Float64Array;
    for (let row = 0; row < rows; row += 1) {
      const value = column[row] as number;
      if (Number.isFinite(value)) places[row * width + at] = 1 + findStep(own, value);
    }
  });
  return { cuts, places, rows, width };
};
