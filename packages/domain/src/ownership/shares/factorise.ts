import type { LoopSystem } from './loop-system.ts';

/**
 * L and U of I - A in one square, row by row. Nobody owns more than the whole of a company, so the columns are diagonally
 * dominant and no rows need to be exchanged.
 */
export const factorise = ({ size, at, holder, share }: LoopSystem): Float64Array => {
  const matrix = new Float64Array(size * size);
  for (let place = 0; place < size; place += 1) matrix[place * size + place] = 1;
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1)
      matrix[holder[edge]! * size + owned]! -= share[edge]!;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const top = pivot * size;
    const inverse = 1 / matrix[top + pivot]!;
    for (let row = pivot + 1; row < size; row += 1) {
      const base = row * size;
      if (matrix[base + pivot] === 0) continue;
      const factor = matrix[base + pivot]! * inverse;
      matrix[base + pivot] = factor;
      for (let column = pivot + 1; column < size; column += 1)
        matrix[base + column]! -= factor * matrix[top + column]!;
    }
  }
  return matrix;
};

/** Solves in place: `x` holds the right side and then the solution. */
export const solveFactorised = (matrix: Float64Array, size: number, x: Float64Array): void => {
  for (let row = 1; row < size; row += 1) {
    let sum = x[row]!;
    for (let column = 0; column < row; column += 1) sum -= matrix[row * size + column]! * x[column]!;
    x[row] = sum;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = x[row]!;
    for (let column = row + 1; column < size; column += 1) sum -= matrix[row * size + column]! * x[column]!;
    x[row] = sum / matrix[row * size + row]!;
  }
};
