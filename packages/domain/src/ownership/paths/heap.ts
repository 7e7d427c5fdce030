export interface PathHeap {
  push(end: number, bound: number, depth: number): void;
  /** The end with the largest bound, the deepest of equal ones; -1 when there is none. */
  pop(): number;
  size(): number;
}

/** Products that differ in their last bits alone are the same: compared by logarithms, to a thousand-millionth. */
const STEPS = 1e9;

/** A binary heap over three columns. */
export const makeHeap = (): PathHeap => {
  const ends: number[] = [];
  const keys: number[] = [];
  const depths: number[] = [];
  const isBefore = (a: number, b: number): boolean =>
    keys[a]! > keys[b]! || (keys[a] === keys[b] && depths[a]! > depths[b]!);
  const swap = (a: number, b: number): void => {
    [ends[a], ends[b]] = [ends[b]!, ends[a]!];
    [keys[a], keys[b]] = [keys[b]!, keys[a]!];
    [depths[a], depths[b]] = [depths[b]!, depths[a]!];
  };
  const sink = (): void => {
    for (let at = 0; ;) {
      let first = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < ends.length && isBefore(child, first)) first = child;
      if (first === at) return;
      swap(at, first);
      at = first;
    }
  };
  return {
    push: (end, bound, depth) => {
      ends.push(end);
      keys.push(Math.round(Math.log(bound) * STEPS));
      depths.push(depth);
      for (let at = ends.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!isBefore(at, parent)) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop: () => {
      if (ends.length === 0) return -1;
      const first = ends[0]!;
      swap(0, ends.length - 1);
      ends.pop();
      keys.pop();
      depths.pop();
      sink();
      return first;
    },
    size: () => ends.length,
  };
};
