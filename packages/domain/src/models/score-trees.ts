import type { Tree } from './model-file.ts';
import { NOT_MEANINGFUL } from './value.ts';

/** Leaves of a tree are bits of one 32-bit word. */
export const MOST_LEAVES = 32;

interface Split {
  readonly tree: number;
  readonly threshold: number;
  readonly missingLeft: boolean;
  /** All leaves but those left of the split. */
  readonly mask: number;
}

/** Leaves from left to right; each split with the mask of what stays possible when the case goes right. */
const walk = (
  tree: Tree,
  at: number,
  splits: Map<number, Split[]>,
  leaves: number[],
  number: number,
): void => {
  const variable = tree.variable[at] as number;
  if (variable < 0) {
    leaves.push(tree.threshold[at] as number);
    return;
  }
  const first = leaves.length;
  walk(tree, tree.left[at] as number, splits, leaves, number);
  const after = leaves.length;
  walk(tree, tree.right[at] as number, splits, leaves, number);
  const width = after - first;
  const block = (width >= MOST_LEAVES ? ~0 : (1 << width) - 1) << first;
  const list = splits.get(variable) ?? [];
  splits.set(variable, list);
  list.push({
    tree: number,
    threshold: tree.threshold[at] as number,
    missingLeft: tree.missingLeft[at] === 1,
    mask: ~block,
  });
};

interface VariableSplits {
  readonly column: Float64Array;
  readonly thresholds: Float64Array;
  readonly trees: Int32Array;
  readonly masks: Int32Array;
  /** Splits that send a missing value right. */
  readonly missingTrees: Int32Array;
  readonly missingMasks: Int32Array;
}

const gather = (column: Float64Array, splits: readonly Split[]): VariableSplits => {
  const sorted = splits.toSorted((a, b) => a.threshold - b.threshold);
  const right = splits.filter(({ missingLeft }) => !missingLeft);
  return {
    column,
    thresholds: Float64Array.from(sorted, ({ threshold }) => threshold),
    trees: Int32Array.from(sorted, ({ tree }) => tree),
    masks: Int32Array.from(sorted, ({ mask }) => mask),
    missingTrees: Int32Array.from(right, ({ tree }) => tree),
    missingMasks: Int32Array.from(right, ({ mask }) => mask),
  };
};

const rule = (alive: Int32Array, trees: Int32Array, masks: Int32Array, count: number): void => {
  for (let at = 0; at < count; at += 1) {
    const tree = trees[at] as number;
    alive[tree] = (alive[tree] as number) & (masks[at] as number);
  }
};

/**
 * Log-odds of all rows under boosted trees of at most 32 leaves: columns in the order of the variables. Each split that a
 * case fails rules leaves out by a mask; the leftmost leaf that stays is the case's (QuickScorer, Lucchese et al. 2015), so
 * that no branch is mispredicted.
 */
export const scoreTrees = (
  base: number,
  trees: readonly Tree[],
  columns: readonly Float64Array[],
  rows: number,
): Float64Array => {
  const splits = new Map<number, Split[]>();
  const leaves = new Float64Array(trees.length * MOST_LEAVES);
  trees.forEach((tree, number) => {
    const values: number[] = [];
    walk(tree, 0, splits, values, number);
    leaves.set(values, number * MOST_LEAVES);
  });
  const variables = [...splits].map(([variable, list]) => gather(columns[variable] as Float64Array, list));
  const alive = new Int32Array(trees.length);
  const logOdds = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    alive.fill(~0);
    for (const { column, thresholds, trees: ruled, masks, missingTrees, missingMasks } of variables) {
      const value = column[row] as number;
      if (Number.isNaN(value) || value === NOT_MEANINGFUL) {
        rule(alive, missingTrees, missingMasks, missingTrees.length);
        continue;
      }
      const { length } = thresholds;
      for (let at = 0; at < length && value > (thresholds[at] as number); at += 1) {
        const tree = ruled[at] as number;
        alive[tree] = (alive[tree] as number) & (masks[at] as number);
      }
    }
    let sum = base;
    for (let tree = 0; tree < alive.length; tree += 1) {
      const left = alive[tree] as number;
      sum += leaves[tree * MOST_LEAVES + 31 - Math.clz32(left & -left)] as number;
    }
    logOdds[row] = sum;
  }
  return logOdds;
};
