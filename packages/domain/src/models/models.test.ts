import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluateFeatures,
  listRawColumns,
  looksBack,
  NOT_MEANINGFUL,
  scoreRows,
  scoreTerm,
  scoreTrees,
} from './index.ts';
import type { AdditiveModel, AdditiveTerm, FeatureSet, Tree } from './index.ts';

const SET: FeatureSet = {
  name: 'test',
  note: '',
  keep: [],
  features: [
    { name: 'working_capital', kind: 'sum', terms: { ca: 1, cl: -1 }, isHelper: true },
    { name: 'wc_ta', kind: 'ratio', over: 'working_capital', under: 'ta' },
    { name: 'ln_ta', kind: 'logarithm', of: 'ta' },
    { name: 'is_short', kind: 'indicator', of: 'cl', above: 'ca' },
    { name: 'growth', kind: 'change', of: 'ln_ta' },
    { name: 'scaled', kind: 'scaled-change', of: 'ca' },
    { name: 'limited', kind: 'limit', of: 'ca', from: 7, to: 8 },
  ],
};
const RAW = new Map([
  ['ca', Float64Array.of(6, 9, Number.NaN)],
  ['cl', Float64Array.of(4, 10, 1)],
  ['ta', Float64Array.of(10, 20, -1)],
]);
const PREVIOUS = Int32Array.of(-1, 0, 1);

describe('features', () => {
  it('are made of raw columns and of the period before', () => {
    const names = ['wc_ta', 'ln_ta', 'is_short', 'growth', 'scaled', 'limited'];
    const columns = evaluateFeatures(SET, names, RAW, PREVIOUS).map((column) => [...column]);
    expect(columns).toEqual([
      [0.2, -0.05, Number.NaN],
      [Math.log(10), Math.log(20), NOT_MEANINGFUL],
      [0, 1, Number.NaN],
      [Number.NaN, expect.closeTo(Math.LN2, 12) as number, NOT_MEANINGFUL],
      [Number.NaN, 0.2, Number.NaN],
      [7, 8, Number.NaN],
    ]);
  });

  it('name the raw columns they need, and whether they look back', () => {
    expect(listRawColumns(SET, ['wc_ta'])).toEqual(['ca', 'cl', 'ta']);
    expect(looksBack(SET, ['wc_ta'])).toBe(false);
    expect(looksBack(SET, ['growth'])).toBe(true);
    expect(() => evaluateFeatures(SET, ['other'], RAW, PREVIOUS)).toThrow('There is no column "other".');
  });
});

const TERM: AdditiveTerm = {
  variable: 'x',
  bounds: [1, 2],
  values: [10, 20, 30],
  missing: -1,
  notMeaningful: -2,
};

it('a term gives the value of the step, a bound belongs to the step below it', () => {
  const values = [0, 1, 1.5, 2, 3, Number.NaN, NOT_MEANINGFUL].map((value) => scoreTerm(TERM, value));
  expect(values).toEqual([10, 10, 20, 20, 30, -1, -2]);
});

/** Walks a tree as anybody would. */
const walk = (tree: Tree, row: readonly number[]): number => {
  let at = 0;
  while ((tree.variable[at] as number) >= 0) {
    const value = row[tree.variable[at] as number] as number;
    const isLeft = Number.isFinite(value)
      ? value <= (tree.threshold[at] as number)
      : tree.missingLeft[at] === 1;
    at = (isLeft ? tree.left[at] : tree.right[at]) as number;
  }
  return tree.threshold[at] as number;
};

const WIDTH = 3;
const arbitraryTree = fc
  .array(
    fc.tuple(
      fc.nat(WIDTH - 1),
      fc.integer({ min: -3, max: 3 }),
      fc.nat(1),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.nat(30),
    ),
    { minLength: 1, maxLength: 31 },
  )
  .map((splits): Tree => {
    const tree = { variable: [-1], threshold: [0.5], left: [-1], right: [-1], missingLeft: [0] };
    for (const [variable, threshold, missingLeft, value, pick] of splits) {
      const leaves = tree.variable.flatMap((of, at) => (of < 0 ? [at] : []));
      const at = leaves[pick % leaves.length] as number;
      const [left, right] = [tree.variable.length, tree.variable.length + 1];
      tree.variable.push(-1, -1);
      tree.threshold.push(value, -value);
      tree.left.push(-1, -1);
      tree.right.push(-1, -1);
      tree.missingLeft.push(0, 0);
      tree.variable[at] = variable;
      tree.threshold[at] = threshold;
      tree.left[at] = left;
      tree.right[at] = right;
      tree.missingLeft[at] = missingLeft;
    }
    return tree;
  });
const arbitraryCell = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constantFrom(Number.NaN, NOT_MEANINGFUL));

it('trees of up to 32 leaves score as a walk through each does', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryTree, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(arbitraryCell, arbitraryCell, arbitraryCell), { minLength: 1, maxLength: 20 }),
      (trees, rows) => {
        const columns = Array.from({ length: WIDTH }, (_, at) =>
          Float64Array.from(rows, (row) => row[at] as number),
        );
        const expected = rows.map((row) => trees.reduce((sum, tree) => sum + walk(tree, row), 0.25));
        const scored = [...scoreTrees(0.25, trees, columns, rows.length)];
        scored.forEach((value, at) => expect(value).toBeCloseTo(expected[at] as number, 12));
      },
    ),
  );
});

it('a model file scores a raw table', () => {
  const model: AdditiveModel = {
    format: 'mingjian-model-1',
    kind: 'scorecard',
    target: 'bad',
    features: SET,
    idColumn: null,
    timeColumn: null,
    variables: ['wc_ta'],
    fitted: { rows: 1, bad: 0, from: null, until: null, auc: null },
    validated: null,
    seed: 1,
    base: -3,
    terms: [{ ...TERM, variable: 'wc_ta', bounds: [0, 0.1] }],
  };
  expect([...scoreRows(model, RAW, PREVIOUS)]).toEqual([27, 7, -4]);
});
