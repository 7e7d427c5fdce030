import { factoriseCore } from './dense-core.ts';
import type { DenseCore } from './dense-core.ts';
import type { LoopSystem } from './loop-system.ts';

/**
 * L and U of I - A for one loop, kept sparse. Step s takes the pivot of one member: `below` are the members whose rows it is taken out
 * of, with the factor; `right` what is left in its own row. Members whose rows would fill up are left to a dense core.
 */
export interface Factors {
  readonly pivots: Int32Array;
  readonly diagonal: Float64Array;
  readonly below: SparseRows;
  readonly right: SparseRows;
  /** In the order of the core's rows. */
  readonly coreMembers: Int32Array;
  readonly core: DenseCore;
}

interface SparseRows {
  readonly at: Int32Array;
  readonly place: Int32Array;
  readonly value: Float64Array;
}

/** From this part of all places filled the rest goes faster as one square; a few members more or less do not matter. */
const DENSE_PART = 1 / 16;
const LEAST_CORE = 32;

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

/** What is left of the rows as one square. */
const readCore = ({ rows }: Working, pivots: Int32Array, steps: number) => {
  const isTaken = new Uint8Array(rows.length);
  for (const pivot of pivots.subarray(0, steps)) isTaken[pivot] = 1;
  const coreMembers = Int32Array.from(rows.keys()).filter((member) => !isTaken[member]);
  const { length: size } = coreMembers;
  const placeOf = new Int32Array(rows.length);
  for (const [place, member] of coreMembers.entries()) placeOf[member] = place;
  const square = new Float64Array(size * size);
  for (const [place, member] of coreMembers.entries())
    for (const [column, value] of rows[member]!) square[place * size + placeOf[column]!] = value;
  return { coreMembers, core: { size, square } };
};

/**
 * Nobody owns more than the whole of a company, so the columns are diagonally dominant and any order of pivots on the diagonal is
 * safe: taken is the one that fills in least (Markowitz). Null where the core, which costs its cube, would be larger than `mostCore`.
 */
export const factorise = (system: LoopSystem, mostCore: number): Factors | null => {
  const working = load(system);
  const { rows, columns } = working;
  const queue = makePivotQueue(working);
  const [below, right] = [makeRows(), makeRows()];
  const pivots = new Int32Array(system.size);
  const diagonal = new Float64Array(system.size);
  let filled = rows.reduce((sum, row) => sum + row.size, 0);
  let step = 0;
  for (; step < system.size; step += 1) {
    const left = system.size - step;
    if (left > LEAST_CORE && filled > left * left * DENSE_PART) break;
    const pivot = queue.take();
    const row = rows[pivot]!;
    filled -= row.size + columns[pivot]!.size - 1;
    const middle = row.get(pivot)!;
    row.delete(pivot);
    columns[pivot]!.delete(pivot);
    pivots[step] = pivot;
    diagonal[step] = middle;
    for (const column of row.keys()) columns[column]!.delete(pivot);
    for (const other of columns[pivot]!) {
      const target = rows[other]!;
      const factor = target.get(pivot)! / middle;
      target.delete(pivot);
      below.add(other, factor);
      filled -= target.size;
      for (const [column, value] of row) {
        const before = target.get(column);
        if (before === undefined) columns[column]!.add(other);
        target.set(column, (before ?? 0) - factor * value);
      }
      filled += target.size;
    }
    for (const [column, value] of row) right.add(column, value);
    below.close();
    right.close();
    for (const other of columns[pivot]!) queue.put(other);
    for (const column of row.keys()) if (!columns[pivot]!.has(column)) queue.put(column);
  }
  if (system.size - step > mostCore) return null;
  const { coreMembers, core } = readCore(working, pivots, step);
  return {
    pivots: pivots.subarray(0, step),
    diagonal,
    below: below.read(),
    right: right.read(),
    coreMembers,
    core: factoriseCore(core),
  };
};
