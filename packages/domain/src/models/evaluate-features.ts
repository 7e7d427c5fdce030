import type { Feature, FeatureSet } from './feature-set.ts';
import { MISSING, NOT_MEANINGFUL } from './value.ts';

/** Columns of one length by name; a cell is a number, MISSING or NOT_MEANINGFUL. */
export type Columns = ReadonlyMap<string, Float64Array>;

type Find = (name: string) => Float64Array;

const map2 = (
  left: Float64Array,
  right: Float64Array,
  calculate: (a: number, b: number) => number,
): Float64Array =>
  left.map((a, at) => {
    const b = right[at] as number;
    if (Number.isNaN(a) || Number.isNaN(b)) return MISSING;
    return a === NOT_MEANINGFUL || b === NOT_MEANINGFUL ? NOT_MEANINGFUL : calculate(a, b);
  });

const before = (column: Float64Array, previous: Int32Array): Float64Array =>
  column.map((_, at) => {
    const row = previous[at] as number;
    return row < 0 ? MISSING : (column[row] as number);
  });

const divide = (a: number, b: number): number => (b > 0 ? a / b : NOT_MEANINGFUL);

const scale = (now: number, then: number): number => {
  const size = Math.abs(now) + Math.abs(then);
  return size > 0 ? (now - then) / size : 0;
};

type Evaluate<F extends Feature> = (feature: F, find: Find, previous: Int32Array) => Float64Array;

/** How each kind of feature is made; MISSING stays MISSING through every kind. */
const KINDS: { readonly [Kind in Feature['kind']]: Evaluate<Extract<Feature, { kind: Kind }>> } = {
  ratio: ({ over, under }, find) => map2(find(over), find(under), divide),
  sum: ({ terms }, find, previous) =>
    Object.entries(terms).reduce<Float64Array>(
      (sum, [name, weight]) => map2(sum, find(name), (total, value) => total + weight * value),
      new Float64Array(previous.length),
    ),
  logarithm: ({ of }, find) =>
    find(of).map((value) => {
      if (Number.isNaN(value)) return MISSING;
      return value > 0 && value !== NOT_MEANINGFUL ? Math.log(value) : NOT_MEANINGFUL;
    }),
  indicator: ({ of, above }, find) => {
    const column = find(of);
    const limit = typeof above === 'string' ? find(above) : column.map(() => above);
    return map2(column, limit, (a, b) => (a > b ? 1 : 0));
  },
  limit: ({ of, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }, find) =>
    find(of).map((value) => (value === NOT_MEANINGFUL ? value : Math.min(to, Math.max(from, value)))),
  change: ({ of }, find, previous) => map2(find(of), before(find(of), previous), (a, b) => a - b),
  'scaled-change': ({ of }, find, previous) => map2(find(of), before(find(of), previous), scale),
};

const evaluate = (feature: Feature, find: Find, previous: Int32Array): Float64Array => {
  // The table pairs each kind with its own features, which the compiler cannot follow through an index.
  const make = KINDS[feature.kind] as Evaluate<Feature>;
  return make(feature, find, previous);
};

export class UnknownColumnError extends Error {
  override readonly name = 'UnknownColumnError';
  readonly column: string;

  constructor(column: string) {
    super(`There is no column "${column}".`);
    this.column = column;
  }
}

/**
 * The named columns, raw or made by the set.
 * @param previous for each row the row of the same company one period earlier, -1 without one
 * @throws UnknownColumnError for a name that is neither in the table nor in the set
 */
export const evaluateFeatures = (
  set: FeatureSet | null,
  names: readonly string[],
  raw: Columns,
  previous: Int32Array,
): readonly Float64Array[] => {
  const features = new Map(set?.features.map((feature) => [feature.name, feature]));
  const made = new Map<string, Float64Array>();
  const find: Find = (name) => {
    const known = made.get(name) ?? raw.get(name);
    if (known) return known;
    const feature = features.get(name);
    if (!feature) throw new UnknownColumnError(name);
    const column = evaluate(feature, find, previous);
    made.set(name, column);
    return column;
  };
  return names.map(find);
};
