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

/** From here on a distribution is watched, and from there on it has shifted. */
const WATCH_FROM = 0.1;
const SHIFTED_FROM = 0.25;

export type Stability = 'stable' | 'watch' | 'shifted';

export const judgePsi = (psi: number): Stability =>
  psi < WATCH_FROM ? 'stable' : psi <= SHIFTED_FROM ? 'watch' : 'shifted';

export interface Shift {
  readonly psi: number;
  readonly verdict: Stability;
  /** Shares of both by class, the lowest scores first. */
  readonly expected: readonly number[];
  readonly actual: readonly number[];
}

const CLASSES = 10;

/** How far scores have moved from those of a reference: stability index over the tenths of the reference. */
export const measureShift = (reference: ArrayLike<number>, scores: ArrayLike<number>): Shift => {
  const sorted = Float64Array.from(reference).sort();
  const bounds = [
    ...new Set(
      Array.from(
        { length: CLASSES - 1 },
        (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / CLASSES)] as number,
      ),
    ),
  ];
  const share = (list: ArrayLike<number>): readonly number[] => {
    const counts = Array.from({ length: bounds.length + 1 }, () => 0);
    for (let at = 0; at < list.length; at += 1) {
      const place = bounds.findIndex((bound) => (list[at] as number) < bound);
      const own = place < 0 ? bounds.length : place;
      counts[own] = (counts[own] as number) + 1;
    }
    return counts.map((count) => count / list.length);
  };
  const [expected, actual] = [share(reference), share(scores)];
  const psi = calculatePsi(expected, actual);
  return { psi, verdict: judgePsi(psi), expected, actual };
};

export interface Migration {
  /** Rows: class before, columns: class after, cells: share of the row. */
  readonly matrix: readonly (readonly number[])[];
  readonly moves: number;
  /** Share of the cases whose class stayed, and of those whose class moved by one at most. */
  readonly unchanged: number;
  readonly withinOne: number;
}

/** How cases move between classes. */
export const measureMigration = (
  moves: readonly { readonly from: number; readonly to: number }[],
  classes: number,
): Migration => {
  const within = (steps: number): number =>
    moves.filter(({ from, to }) => Math.abs(from - to) <= steps).length / moves.length;
  return {
    matrix: makeMigrationMatrix(moves, classes),
    moves: moves.length,
    unchanged: within(0),
    withinOne: within(1),
  };
};
