/**
 * Solves A x = b for a symmetric positive definite matrix (Cholesky), rows as lists.
 * @throws RangeError when the matrix is not positive definite
 */
export const solve = (matrix: readonly Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length;
  const lower = matrix.map((row) => row.slice());
  for (let i = 0; i < size; i += 1) {
    const row = lower[i] as Float64Array;
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] as Float64Array;
      let sum = row[j] as number;
      for (let k = 0; k < j; k += 1) sum -= (row[k] as number) * (other[k] as number);
      if (i === j && sum <= 0) throw new RangeError('The matrix is not positive definite.');
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number);
    }
  }
  const x = right.slice();
  for (let i = 0; i < size; i += 1) {
    const row = lower[i] as Float64Array;
    let sum = x[i] as number;
    for (let k = 0; k < i; k += 1) sum -= (row[k] as number) * (x[k] as number);
    x[i] = sum / (row[i] as number);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = x[i] as number;
    for (let k = i + 1; k < size; k += 1) sum -= ((lower[k] as Float64Array)[i] as number) * (x[k] as number);
    x[i] = sum / ((lower[i] as Float64Array)[i] as number);
  }
  return x;
};

/** The inverse of a symmetric positive definite matrix. */
export const invert = (matrix: readonly Float64Array[]): readonly (readonly number[])[] =>
  matrix.map((_, at) => {
    const unit = new Float64Array(matrix.length);
    unit[at] = 1;
    return [...solve(matrix, unit)];
  });
