import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainTrees, NOT_MEANINGFUL, scoreTrees } from './index.ts';
import type { Tree } from './index.ts';

const WIDTH = 4;

interface Branch {
  readonly variable: number;
  readonly threshold: number;
  readonly missingLeft: number;
  readonly left: Branch | Leaf;
  readonly right: Branch | Leaf;
}
interface Leaf {
  readonly value: number;
  readonly cases: number;
}

const leaf = fc.record({
  value: fc.double({ min: -1, max: 1, noNaN: true }),
  cases: fc.integer({ min: 1, max: 50 }),
});
const { node } = fc.letrec<{ node: Branch | Leaf }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'large' },
    leaf,
    fc.record({
      variable: fc.nat(WIDTH - 1),
      threshold: fc.integer({ min: -2, max: 2 }),
      missingLeft: fc.nat(1),
      left: tie('node'),
      right: tie('node'),
    }),
  ),
}));

const flatten = (root: Branch | Leaf): Required<Tree> => {
  const columns = {
    variable: [] as number[],
    threshold: [] as number[],
    left: [] as number[],
    right: [] as number[],
    missingLeft: [] as number[],
    cases: [] as number[],
  };
  const add = (one: Branch | Leaf): number => {
    const at = columns.variable.length;
    const isLeaf = 'value' in one;
    columns.variable.push(isLeaf ? -1 : one.variable);
    columns.threshold.push(isLeaf ? one.value : one.threshold);
    columns.missingLeft.push(isLeaf ? 0 : one.missingLeft);
    columns.left.push(-1);
    columns.right.push(-1);
    columns.cases.push(isLeaf ? one.cases : 0);
    if (!isLeaf) {
      const left = add(one.left);
      const right = add(one.right);
      columns.left[at] = left;
      columns.right[at] = right;
      columns.cases[at] = (columns.cases[left] ?? 0) + (columns.cases[right] ?? 0);
    }
    return at;
  };
  add(root);
  return columns;
};

/** Mean of a tree when only the variables of a set are known. */
const valueOf = (tree: Required<Tree>, row: readonly number[], known: number, at = 0): number => {
  const variable = tree.variable[at] ?? -1;
  if (variable < 0) return tree.threshold[at] ?? 0;
  const [left = 0, right = 0] = [tree.left[at], tree.right[at]];
  const value = row[variable] ?? Number.NaN;
  if (known & (1 << variable)) {
    const isLeft = Number.isFinite(value) ? value <= (tree.threshold[at] ?? 0) : tree.missingLeft[at] === 1;
    return valueOf(tree, row, known, isLeft ? left : right);
  }
  const weigh = (child: number) => (tree.cases[child] ?? 0) * valueOf(tree, row, known, child);
  return (weigh(left) + weigh(right)) / (tree.cases[at] ?? 1);
};

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const countBits = (set: number): number => (set === 0 ? 0 : (set & 1) + countBits(set >> 1));

/** Shapley's definition: what a variable adds to every set of others, weighed by the orders in which sets are filled. */
const shapley = (tree: Required<Tree>, row: readonly number[], variable: number): number => {
  let sum = 0;
  for (let set = 0; set < 1 << WIDTH; set += 1) {
    if (set & (1 << variable)) continue;
    const size = countBits(set);
    const weight = (factorial(size) * factorial(WIDTH - size - 1)) / factorial(WIDTH);
    sum += weight * (valueOf(tree, row, set | (1 << variable)) - valueOf(tree, row, set));
  }
  return sum;
};

const cell = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(Number.NaN, NOT_MEANINGFUL));
const rowOf = fc.tuple(cell, cell, cell, cell);

describe('the explanation of trees', () => {
  it("is Shapley's over all sets of variables", () => {
    fc.assert(
      fc.property(node, rowOf, (root, row) => {
        const tree = flatten(root);
        const { expected, contributions } = explainTrees(0, [tree], row);
        expect(expected).toBeCloseTo(valueOf(tree, row, 0), 10);
        contributions.forEach((value, variable) =>
          expect(value).toBeCloseTo(shapley(tree, row, variable), 10),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('adds up to the log-odds of the case', () => {
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 12 }), rowOf, (roots, row) => {
        const trees = roots.map(flatten);
        const { expected, contributions } = explainTrees(-3, trees, row);
        const columns = row.map((value) => Float64Array.of(value));
        const [logOdds = Number.NaN] = scoreTrees(-3, trees, columns, 1);
        const sum = contributions.reduce((total, value) => total + value, expected);
        expect(Math.abs(sum - logOdds)).toBeLessThan(1e-9);
      }),
    );
  });

  it('needs the number of cases in each node', () => {
    const tree = { variable: [-1], threshold: [0.5], left: [-1], right: [-1], missingLeft: [0] };
    expect(() => explainTrees(0, [tree], [1])).toThrow(RangeError);
  });
});
