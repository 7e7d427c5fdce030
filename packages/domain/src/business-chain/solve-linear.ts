/** Solves M x = b by elimination with row pivots. Throws RangeError for a singular matrix. */
export const solveLinear = (
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] => {
  const size = right.length;
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at] ?? 0]));
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let step = 0; step < size; step += 1) {
    let pivot = step;
    for (let row = step + 1; row < size; row += 1)
      if (Math.abs(cell(row, step)) > Math.abs(cell(pivot, step))) pivot = row;
    const pivotRow = rows[pivot];
    const stepRow = rows[step];
    if (!pivotRow || !stepRow || pivotRow[step] === 0) throw new RangeError('the matrix is singular');
    rows[step] = pivotRow;
    rows[pivot] = stepRow;
    for (let row = step + 1; row < size; row += 1) {
      const factor = cell(row, step) / cell(step, step);
      const target = rows[row];
      if (factor === 0 || !target) continue;
      for (let column = step; column <= size; column += 1)
        target[column] = (target[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let value = cell(row, size);
    for (let column = row + 1; column < size; column += 1)
      value -= cell(row, column) * (solution[column] ?? 0);
    solution[row] = value / cell(row, row);
  }
  return solution;
};
