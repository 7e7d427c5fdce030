import type { LoopSystem } from './loop-system.ts';

/**
 * L and U of I - A for one loop, kept sparse. Step s takes the pivot of one member: `below` are the members whose rows it is taken out
 * of, with the factor; `right` what is left in its own row.
 */
export interface Factors {
  readonly pivots: Int32Array;
  readonly diagonal: Float64Array;
  readonly below: SparseRows;
  readonly right: SparseRows;
}

interface SparseRows {
  readonly at: Int32Array;
  readonly place: Int32Array;
  readonly value: Float64Array;
}

/** Steps of elimination, about a second; only loops of hundreds that nearly all hold each other take more. */
const MOST_STEPS = 10_000_000;

interface Working {
  readonly rows: readonly Map<number, number>[];
  readonly columns: readonly Set<number>[];
}

const load = ({ size, at, holder, share }: LoopSystem): Working => {
  const rows = Array.from({ length: size }, (_, place) => new Map([[place, 1]]));
  const columns = Array.from({ length: size }, (_, place) => new Set([place]));
  for (let owned = 0; owned < size; owned += 1)
    for (let edge = at[owned]!; edge < at[owned + 1]!; edge += 1) {
      const row = holder[edge]!;
      rows[row]!.set(owned, (rows[row]!.get(owned) ?? 0) - share[edge]!);
      columns[owned]!.add(row);
    }
  return { rows, columns };
};

/** Members by how much their elimination can fill in, fewest first; looked up anew whenever one has changed. */
const makePivotQueue = ({ rows, columns }: Working) => {
  const buckets: number[][] = [];
  const isDone = new Uint8Array(rows.length);
  const rank = (member: number): number =>
    Math.min(4096, Math.floor(Math.sqrt((rows[member]!.size - 1) * (columns[member]!.size - 1)) * 4));
  let lowest = 0;
  const put = (member: number): void => {
    const bucket = rank(member);
    (buckets[bucket] ??= []).push(member);
    lowest = Math.min(lowest, bucket);
  };
  for (let member = 0; member < rows.length; member += 1) put(member);
  const take = (): number => {
    for (; lowest < buckets.length; lowest += 1)
      for (let member = buckets[lowest]?.pop(); member !== undefined; member = buckets[lowest]?.pop())
        // One that moved to another bucket stands there as well.
        if (!isDone[member] && rank(member) === lowest) {
          isDone[member] = 1;
          return member;
        }
    return -1;
  };
  return { put, take };
};

const makeRows = () => {
  const at = [0];
  const place: number[] = [];
  const value: number[] = [];
  return {
    add: (member: number, amount: number): void => {
      place.push(member);
      value.push(amount);
    },
    close: (): void => void at.push(place.length),
    read: (): SparseRows => ({
      at: Int32Array.from(at),
      place: Int32Array.from(place),
      value: Float64Array.from(value),
    }),
  };
};

/**
 * Nobody owns more than the whole of a company, so the columns are diagonally dominant and any order of pivots on the diagonal is
 * safe: taken is the one that fills in least (Markowitz). Null where the factors would not stay sparse.
 */
export const factorise = (system: LoopSystem, mostSteps: number = MOST_STEPS): Factors | null => {
  const working = load(system);
  const { rows, columns } = working;
  const queue = makePivotQueue(working);
  const [below, right] = [makeRows(), makeRows()];
  const pivots = new Int32Array(system.size);
  const diagonal = new Float64Array(system.size);
  let steps = 0;
  for (let step = 0; step < system.size; step += 1) {
    const pivot = queue.take();
    const row = rows[pivot]!;
    const middle = row.get(pivot)!;
    row.delete(pivot);
    columns[pivot]!.delete(pivot);
    pivots[step] = pivot;
    diagonal[step] = middle;
    for (const column of row.keys()) columns[column]!.delete(pivot);
    steps += row.size * columns[pivot]!.size;
    if (steps > mostSteps) return null;
    for (const other of columns[pivot]!) {
      const target = rows[other]!;
      const factor = target.get(pivot)! / middle;
      target.delete(pivot);
      below.add(other, factor);
      for (const [column, value] of row) {
        const before = target.get(column);
        if (before === undefined) columns[column]!.add(other);
        target.set(column, (before ?? 0) - factor * value);
      }
    }
    for (const [column, value] of row) right.add(column, value);
    below.close();
    right.close();
    for (const other of columns[pivot]!) queue.put(other);
    for (const column of row.keys()) if (!columns[pivot]!.has(column)) queue.put(column);
  }
  return { pivots, diagonal, below: below.read(), right: right.read() };
};

/** Solves in place: `x` holds the right side and then the solution. */
export const solveFactorised = ({ pivots, diagonal, below, right }: Factors, x: Float64Array): void => {
  for (let step = 0; step < pivots.length; step += 1) {
    const amount = x[pivots[step]!]!;
    if (amount === 0) continue;
    for (let at = below.at[step]!; at < below.at[step + 1]!; at += 1)
      x[below.place[at]!]! -= below.value[at]! * amount;
  }
  for (let step = pivots.length - 1; step >= 0; step -= 1) {
    let sum = x[pivots[step]!]!;
    for (let at = right.at[step]!; at < right.at[step + 1]!; at += 1)
      sum -= right.value[at]! * x[right.place[at]!]!;
    x[pivots[step]!] = sum / diagonal[step]!;
  }
};
