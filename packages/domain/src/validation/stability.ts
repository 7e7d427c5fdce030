/** An empty class counts as this share, so that the index stays finite. */
const LEAST_SHARE = 1e-6;

/** Population stability index, the sum of (a - e) ln(a / e) over classes; below .10 stable, above .25 shifted. */
export const calculatePsi = (expected: readonly number[], actual: readonly number[]): number => {
  const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
  const [allExpected, allActual] = [total(expected), total(actual)];
  return expected.reduce((sum, share, at) => {
    const e = Math.max(share / allExpected, LEAST_SHARE);
    const a = Math.max((actual[at] ?? 0) / allActual, LEAST_SHARE);
    return sum + (a - e) * Math.log(a / e);
  }, 0);
};

/** Herfindahl index of the shares of classes: 1 when all cases stand in one. */
export const calculateConcentration = (counts: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count) => sum + (count / all) ** 2, 0);
};

/** Rows: class before; columns: class after; cells: share of the row, 0 where nothing began in it. */
export const makeMigrationMatrix = (
  moves: readonly { readonly from: number; readonly to: number }[],
  classes: number,
): readonly (readonly number[])[] => {
  const counts = Array.from({ length: classes }, () => Array.from({ length: classes }, () => 0));
  for (const { from, to } of moves) {
    const row = counts[from - 1];
    if (row && to >= 1 && to <= classes) row[to - 1] = (row[to - 1] as number) + 1;
  }
  return counts.map((row) => {
    const all = row.reduce((sum, count) => sum + count, 0);
    return all === 0 ? row : row.map((count) => count / all);
  });
};
