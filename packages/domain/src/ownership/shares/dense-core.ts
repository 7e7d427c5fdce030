/** The part of a loop in which nearly all hold each other: L and U in one square, row by row, without exchange of rows. */
export interface DenseCore {
  readonly size: number;
  readonly square: Float64Array;
}

/** Rows taken out together, and columns that stay in the cache meanwhile. */
const PANEL = 48;
const TILE = 512;

/** a[row] -= sum of a[row][k] * a[k] for k in the panel, columns from..to; four at a time, for which the row is read once. */
const takeOut = (
  { size, square }: DenseCore,
  row: number,
  [first, last]: readonly [number, number],
  [from, to]: readonly [number, number],
): void => {
  const base = row * size;
  let k = first;
  for (; k + 3 < last; k += 4) {
    const f0 = square[base + k]!;
    const f1 = square[base + k + 1]!;
    const f2 = square[base + k + 2]!;
    const f3 = square[base + k + 3]!;
    const r0 = k * size;
    const r1 = r0 + size;
    const r2 = r1 + size;
    const r3 = r2 + size;
    for (let j = from; j < to; j += 1)
      square[base + j]! -=
        f0 * square[r0 + j]! + f1 * square[r1 + j]! + f2 * square[r2 + j]! + f3 * square[r3 + j]!;
  }
  for (; k < last; k += 1) {
    const factor = square[base + k]!;
    const other = k * size;
    for (let j = from; j < to; j += 1) square[base + j]! -= factor * square[other + j]!;
  }
};

/** Divides the panel's columns below the diagonal and takes each out of the panel's later columns. */
const factorisePanel = ({ size, square }: DenseCore, first: number, last: number): void => {
  for (let k = first; k < last; k += 1) {
    const pivot = square[k * size + k]!;
    for (let row = k + 1; row < size; row += 1) {
      const factor = square[row * size + k]! / pivot;
      square[row * size + k] = factor;
      if (factor === 0) continue;
      for (let j = k + 1; j < last; j += 1) square[row * size + j]! -= factor * square[k * size + j]!;
    }
  }
};

/** Turns the square into its factors, panel by panel. Columns are diagonally dominant: no pivot is sought. */
export const factoriseCore = (core: DenseCore): DenseCore => {
  const { size } = core;
  for (let first = 0; first < size; first += PANEL) {
    const last = Math.min(size, first + PANEL);
    factorisePanel(core, first, last);
    for (let from = last; from < size; from += TILE) {
      const to = Math.min(size, from + TILE);
      for (let row = first + 1; row < last; row += 1) takeOut(core, row, [first, row], [from, to]);
      for (let row = last; row < size; row += 1) takeOut(core, row, [first, last], [from, to]);
    }
  }
  return core;
};

/** y[row] -= sum of a[row][k] * y[k], `width` right sides beside each other. */
const reduce = (
  { size, square }: DenseCore,
  y: Float64Array,
  width: number,
  row: number,
  [from, to]: readonly [number, number],
): void => {
  const target = row * width;
  let k = from;
  for (; k + 3 < to; k += 4) {
    const at = row * size + k;
    const f0 = square[at]!;
    const f1 = square[at + 1]!;
    const f2 = square[at + 2]!;
    const f3 = square[at + 3]!;
    const r0 = k * width;
    const r1 = r0 + width;
    const r2 = r1 + width;
    const r3 = r2 + width;
    for (let side = 0; side < width; side += 1)
      y[target + side]! -= f0 * y[r0 + side]! + f1 * y[r1 + side]! + f2 * y[r2 + side]! + f3 * y[r3 + side]!;
  }
  for (; k < to; k += 1) {
    const factor = square[row * size + k]!;
    for (let side = 0; side < width; side += 1) y[target + side]! -= factor * y[k * width + side]!;
  }
};

/** Solves in place for `width` right sides: y[member * width + side]. */
export const solveCore = (core: DenseCore, y: Float64Array, width: number): void => {
  const { size, square } = core;
  for (let row = 1; row < size; row += 1) reduce(core, y, width, row, [0, row]);
  for (let row = size - 1; row >= 0; row -= 1) {
    reduce(core, y, width, row, [row + 1, size]);
    const pivot = square[row * size + row]!;
    for (let side = 0; side < width; side += 1) y[row * width + side]! /= pivot;
  }
};
