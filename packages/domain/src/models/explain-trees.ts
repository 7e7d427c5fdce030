import type { Tree } from './model-file.ts';
import { NOT_MEANINGFUL } from './value.ts';

/** One variable on the way from the root to a node. */
interface Stretch {
  variable: number;
  /** Share of the cases that go on when the variable is not known, and 1 or 0 for the case itself when it is. */
  unknown: number;
  known: number;
  /** Weight of the subsets of the way with so many known variables. */
  weight: number;
}

export interface TreeExplanation {
  /** Log-odds of the average case. */
  readonly expected: number;
  /** What each variable adds to it, in the order of the variables; with `expected` they sum to the log-odds of the case. */
  readonly contributions: Float64Array;
}

const isLeft = (tree: Tree, at: number, value: number): boolean =>
  Number.isNaN(value) || value === NOT_MEANINGFUL
    ? tree.missingLeft[at] === 1
    : value <= (tree.threshold[at] as number);

const extend = (way: readonly Stretch[], variable: number, unknown: number, known: number): Stretch[] => {
  const longer = way.map((stretch) => ({ ...stretch }));
  const length = longer.length;
  longer.push({ variable, unknown, known, weight: length === 0 ? 1 : 0 });
  for (let at = length - 1; at >= 0; at -= 1) {
    const here = longer[at] as Stretch;
    const next = longer[at + 1] as Stretch;
    next.weight += (known * here.weight * (at + 1)) / (length + 1);
    here.weight = (unknown * here.weight * (length - at)) / (length + 1);
  }
  return longer;
};

/** The weights as they were before the stretch at `place` was added. */
const unwind = (way: readonly Stretch[], place: number): Stretch[] => {
  const last = way.length - 1;
  const { known, unknown } = way[place] as Stretch;
  const weights = way.map(({ weight }) => weight);
  let next = weights[last] as number;
  for (let at = last - 1; at >= 0; at -= 1) {
    if (known !== 0) {
      const held = weights[at] as number;
      weights[at] = (next * (last + 1)) / ((at + 1) * known);
      next = held - ((weights[at] as number) * unknown * (last - at)) / (last + 1);
    } else weights[at] = ((weights[at] as number) * (last + 1)) / (unknown * (last - at));
  }
  return way
    .filter((_, at) => at !== place)
    .map((stretch, at) => ({ ...stretch, weight: weights[at] as number }));
};

const explainTree = (tree: Tree, row: ArrayLike<number>, contributions: Float64Array): number => {
  const { cases } = tree;
  if (!cases) throw new RangeError('A tree without the number of cases in its nodes cannot be explained.');
  const sumWeights = (way: readonly Stretch[]): number => way.reduce((sum, { weight }) => sum + weight, 0);
  const visit = (
    at: number,
    before: readonly Stretch[],
    unknown: number,
    known: number,
    variable: number,
  ): void => {
    const way = extend(before, variable, unknown, known);
    const own = tree.variable[at] as number;
    if (own < 0) {
      for (let place = 1; place < way.length; place += 1) {
        const stretch = way[place] as Stretch;
        contributions[stretch.variable] =
          (contributions[stretch.variable] as number) +
          sumWeights(unwind(way, place)) * (stretch.known - stretch.unknown) * (tree.threshold[at] as number);
      }
      return;
    }
    const [left, right] = [tree.left[at] as number, tree.right[at] as number];
    const hot = isLeft(tree, at, row[own] as number) ? left : right;
    const cold = hot === left ? right : left;
    // A variable that was asked before keeps one stretch for both questions.
    const earlier = way.findIndex((stretch, place) => place > 0 && stretch.variable === own);
    const held = earlier < 0 ? { unknown: 1, known: 1 } : (way[earlier] as Stretch);
    const rest = earlier < 0 ? way : unwind(way, earlier);
    const all = cases[at] as number;
    visit(hot, rest, (held.unknown * (cases[hot] as number)) / all, held.known, own);
    visit(cold, rest, (held.unknown * (cases[cold] as number)) / all, 0, own);
  };
  visit(0, [], 1, 1, -1);
  const average = (at: number): number => {
    if ((tree.variable[at] as number) < 0) return tree.threshold[at] as number;
    const [left, right] = [tree.left[at] as number, tree.right[at] as number];
    return (
      ((cases[left] as number) * average(left) + (cases[right] as number) * average(right)) /
      (cases[at] as number)
    );
  };
  return average(0);
};

/**
 * What each variable does to the log-odds of one case: exact Shapley values over the paths of boosted trees, an unknown
 * variable being averaged over the cases of each node (TreeSHAP, Lundberg, Erion and Lee 2018, path-dependent).
 * @param row values of the case in the order of the variables
 */
export const explainTrees = (
  base: number,
  trees: readonly Tree[],
  row: ArrayLike<number>,
): TreeExplanation => {
  const contributions = new Float64Array(row.length);
  const expected = trees.reduce((sum, tree) => sum + explainTree(tree, row, contributions), base);
  return { expected, contributions };
};
