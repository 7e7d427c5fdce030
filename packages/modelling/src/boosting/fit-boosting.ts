import type { Tree } from '@mingjian/domain/models';
import { makeRandom } from '@mingjian/domain/numerics';
import type { Sample, Signs } from '../samples/index.ts';
import { cutColumns } from './cut-columns.ts';
import type { CutColumns } from './cut-columns.ts';
import { growTree } from './grow-tree.ts';
import type { Growth, Node } from './grow-tree.ts';

export interface BoostingOptions {
  readonly rounds: number;
  readonly rate: number;
  readonly leaves: number;
  readonly leastCases: number;
  readonly penalty: number;
  /** Share of the columns that each tree may look at. */
  readonly columnShare: number;
  /** Share of the rows that each tree is grown on, drawn without replacement. */
  readonly rowShare: number;
  readonly seed: number;
  readonly signs: Signs;
  /** `logistic`: log-odds of a 0/1 label; `squared`: the label itself; `huber`: the label, far misses count less. */
  readonly loss: 'logistic' | 'squared' | 'huber';
  readonly cuts: number;
}

/** A miss by more than this, in units of the label, pulls no harder than one by this much. */
const HUBER_REACH = 2;

export interface FittedTrees {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** Six significant digits: a model file that a person can read, and below one megabyte. */
const round = (value: number): number => Number(value.toPrecision(6));

const flatten = (root: Node, cut: CutColumns, rate: number): Tree => {
  const variable: number[] = [];
  const threshold: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  const missingLeft: number[] = [];
  const cases: number[] = [];
  const add = ({ split, children, value, rows }: Node): number => {
    const at = variable.length;
    cases.push(rows.length);
    variable.push(children && split ? split.column : -1);
    threshold.push(
      children && split
        ? ((cut.cuts[split.column] as Float64Array)[split.place - 1] as number)
        : round(rate * value),
    );
    left.push(-1);
    right.push(-1);
    missingLeft.push(children && split?.missingLeft ? 1 : 0);
    if (children) {
      left[at] = add(children[0]);
      right[at] = add(children[1]);
    }
    return at;
  };
  add(root);
  return { variable, threshold, left, right, missingLeft, cases };
};

const addValues = (
  tree: Tree,
  { places, rows, width }: CutColumns,
  levels: readonly number[],
  total: Float64Array,
) => {
  for (let row = 0; row < rows; row += 1) {
    let at = 0;
    while ((tree.variable[at] as number) >= 0) {
      const place = places[row * width + (tree.variable[at] as number)] as number;
      const isLeft = place === 0 ? tree.missingLeft[at] === 1 : place <= (levels[at] as number);
      at = (isLeft ? tree.left[at] : tree.right[at]) as number;
    }
    total[row] = (total[row] as number) + (tree.threshold[at] as number);
  }
};

/** The places that the thresholds of a tree stand for, in the order of its nodes. */
const listLevels = (root: Node): readonly number[] => [
  root.children ? (root.split?.place ?? 0) : 0,
  ...(root.children?.flatMap((child) => listLevels(child)) ?? []),
];

const drawColumns = (width: number, share: number, random: () => number): Int32Array => {
  const chosen: number[] = [];
  for (let column = 0; column < width; column += 1) if (share >= 1 || random() < share) chosen.push(column);
  return Int32Array.from(chosen.length > 0 ? chosen : [Math.floor(random() * width)]);
};

const drawRows = (rows: number, share: number, random: () => number): Int32Array => {
  const drawn: number[] = [];
  for (let row = 0; row < rows; row += 1) if (share >= 1 || random() < share) drawn.push(row);
  return Int32Array.from(drawn);
};

/**
 * Gradient boosting of histogram trees: second-order steps, missing values to the side that gains, directions where signs
 * ask for them. The same for the same sample and seed.
 */
export const fitBoosting = (
  sample: Sample,
  options: BoostingOptions,
  onRound: (done: number) => void = () => {},
): FittedTrees => {
  const { loss, rate, rounds } = options;
  const { labels, rows } = sample;
  const cut = cutColumns(sample.columns, rows, options.cuts);
  const random = makeRandom(options.seed);
  const growth: Growth = {
    ...options,
    signs: Int8Array.from(sample.names, (name) => options.signs[name] ?? 0),
  };
  const mean = labels.reduce((sum, label) => sum + label, 0) / rows;
  const base = loss === 'logistic' ? Math.log(mean / (1 - mean)) : mean;
  const total = new Float64Array(rows).fill(base);
  const first = new Float64Array(rows);
  const second = new Float64Array(rows).fill(1);
  const trees: Tree[] = [];
  for (let tree = 0; tree < rounds; tree += 1) {
    for (let row = 0; row < rows; row += 1) {
      const value = total[row] as number;
      const p = loss === 'logistic' ? 1 / (1 + Math.exp(-value)) : value;
      const miss = p - (labels[row] as number);
      first[row] = loss === 'huber' ? Math.max(-HUBER_REACH, Math.min(HUBER_REACH, miss)) : miss;
      if (loss === 'logistic') second[row] = p * (1 - p);
    }
    const chosen = drawColumns(cut.width, options.columnShare, random);
    const root = growTree(cut, drawRows(rows, options.rowShare, random), { first, second }, growth, chosen);
    const flat = flatten(root, cut, rate);
    addValues(flat, cut, listLevels(root), total);
    trees.push(flat);
    onRound(tree + 1);
  }
  return { base, trees };
};
