import type { CutColumns } from './cut-columns.ts';

/** How trees grow; the meaning of each stands in the README. */
export interface Growth {
  readonly leaves: number;
  readonly leastCases: number;
  readonly penalty: number;
  /** By column: 1 where the value may only rise with it, -1 only fall, 0 free. */
  readonly signs: Int8Array;
}

/** First and second derivative of the loss by row. */
export interface Slopes {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

interface Split {
  readonly gain: number;
  readonly column: number;
  /** Highest place that goes left. */
  readonly place: number;
  readonly missingLeft: boolean;
}

export interface Node {
  readonly rows: Int32Array;
  readonly sum: number;
  readonly weight: number;
  readonly low: number;
  readonly high: number;
  readonly value: number;
  histogram: Float64Array | null;
  split: Split | null;
  children: readonly [Node, Node] | null;
}

/** First derivative, second derivative and cases of each place of each column. */
const CELL = 3;
const PLACES = 256;
const LEAST_GAIN = 1e-9;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const makeHistogram = (
  rows: Int32Array,
  { places, width }: CutColumns,
  { first, second }: Slopes,
  chosen: Int32Array,
): Float64Array => {
  const histogram = new Float64Array(width * PLACES * CELL);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const start = row * width;
    const g = first[row] as number;
    const h = second[row] as number;
    for (let of = 0; of < chosen.length; of += 1) {
      const column = chosen[of] as number;
      const cell = (column * PLACES + (places[start + column] as number)) * CELL;
      histogram[cell] = (histogram[cell] as number) + g;
      histogram[cell + 1] = (histogram[cell + 1] as number) + h;
      histogram[cell + 2] = (histogram[cell + 2] as number) + 1;
    }
  }
  return histogram;
};

const gainOf = (sum: number, weight: number, penalty: number, low: number, high: number): number => {
  const value = clamp(-sum / (weight + penalty), low, high);
  return -(sum * value + 0.5 * (weight + penalty) * value * value);
};

/** The best split of a node over the chosen columns, missing values tried on both sides. */
const findSplit = (
  node: Node,
  histogram: Float64Array,
  cut: CutColumns,
  growth: Growth,
  chosen: Int32Array,
): Split | null => {
  const { penalty, leastCases, signs } = growth;
  const { low, high } = node;
  const parent = gainOf(node.sum, node.weight, penalty, low, high);
  const all = node.rows.length;
  let best: Split | null = null;
  let bestGain = LEAST_GAIN;
  for (let of = 0; of < chosen.length; of += 1) {
    const column = chosen[of] as number;
    const steps = (cut.cuts[column] as Float64Array).length + 1;
    const start = column * PLACES * CELL;
    const missingSum = histogram[start] as number;
    const missingWeight = histogram[start + 1] as number;
    const missingCases = histogram[start + 2] as number;
    const sign = signs[column] as number;
    let sum = 0;
    let weight = 0;
    let cases = 0;
    for (let place = 1; place < steps; place += 1) {
      const cell = start + place * CELL;
      if (histogram[cell + 2] === 0) continue;
      sum += histogram[cell] as number;
      weight += histogram[cell + 1] as number;
      cases += histogram[cell + 2] as number;
      for (let side = 0; side < (missingCases > 0 ? 2 : 1); side += 1) {
        const leftSum = sum + side * missingSum;
        const leftWeight = weight + side * missingWeight;
        const leftCases = cases + side * missingCases;
        if (leftCases < leastCases || all - leftCases < leastCases) continue;
        const rightSum = node.sum - leftSum;
        const rightWeight = node.weight - leftWeight;
        if (sign !== 0 && sign * (-rightSum / (rightWeight + penalty) + leftSum / (leftWeight + penalty)) < 0)
          continue;
        const gain =
          gainOf(leftSum, leftWeight, penalty, low, high) +
          gainOf(rightSum, rightWeight, penalty, low, high) -
          parent;
        if (gain > bestGain) {
          bestGain = gain;
          best = { gain, column, place, missingLeft: side === 1 };
        }
      }
    }
  }
  return best;
};

const sumRows = (rows: Int32Array, { first, second }: Slopes) => {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < rows.length; at += 1) {
    sum += first[rows[at] as number] as number;
    weight += second[rows[at] as number] as number;
  }
  return { sum, weight };
};

const divideRows = (
  rows: Int32Array,
  { column, place, missingLeft }: Split,
  { places, width }: CutColumns,
) => {
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let lefts = 0;
  let rights = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const own = places[row * width + column] as number;
    if (own === 0 ? missingLeft : own <= place) left[lefts++] = row;
    else right[rights++] = row;
  }
  return [left.slice(0, lefts), right.slice(0, rights)] as const;
};

/** Bounds for the values of both sides, so that no later split can turn a direction round. */
const boundSides = (node: Node, sign: number, middle: number) => {
  if (sign === 0) return [node, node] as const;
  const below = { low: node.low, high: middle };
  const above = { low: middle, high: node.high };
  return sign > 0 ? ([below, above] as const) : ([above, below] as const);
};

/** Grows one tree, the leaf with most to gain first. */
export const growTree = (
  cut: CutColumns,
  rows: Int32Array,
  slopes: Slopes,
  growth: Growth,
  chosen: Int32Array,
): Node => {
  const makeNode = (
    own: Int32Array,
    { low, high }: { readonly low: number; readonly high: number },
    histogram: Float64Array,
  ): Node => {
    const { sum, weight } = sumRows(own, slopes);
    const value = clamp(-sum / (weight + growth.penalty), low, high);
    const node: Node = { rows: own, sum, weight, low, high, value, histogram, split: null, children: null };
    node.split = findSplit(node, histogram, cut, growth, chosen);
    return node;
  };
  const root = makeNode(
    rows,
    { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
    makeHistogram(rows, cut, slopes, chosen),
  );
  const open = [root];
  for (let leaves = 1; leaves < growth.leaves; leaves += 1) {
    const next = open.reduce((best, node) =>
      (node.split?.gain ?? 0) > (best.split?.gain ?? 0) ? node : best,
    );
    const { split, histogram } = next;
    if (!split || !histogram) break;
    const [left, right] = divideRows(next.rows, split, cut);
    const valueOf = (own: Int32Array): number => {
      const { sum, weight } = sumRows(own, slopes);
      return clamp(-sum / (weight + growth.penalty), next.low, next.high);
    };
    const sign = growth.signs[split.column] as number;
    const [leftBounds, rightBounds] = boundSides(
      next,
      sign,
      sign === 0 ? 0 : (valueOf(left) + valueOf(right)) / 2,
    );
    const isLeftSmaller = left.length < right.length;
    const small = makeHistogram(isLeftSmaller ? left : right, cut, slopes, chosen);
    for (let cell = 0; cell < histogram.length; cell += 1)
      histogram[cell] = (histogram[cell] as number) - (small[cell] as number);
    const children = [
      makeNode(left, leftBounds, isLeftSmaller ? small : histogram),
      makeNode(right, rightBounds, isLeftSmaller ? histogram : small),
    ] as const;
    next.children = children;
    next.histogram = null;
    open.splice(open.indexOf(next), 1, ...children);
  }
  return root;
};
