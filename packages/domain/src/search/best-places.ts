/** Keys and places stay below this, so that both fit one number that is exact. */
const UNIT = 2 ** 26;
const LEAST_ROOM = 1_024;

export interface BestPlaces {
  readonly add: (key: number, place: number) => void;
  /** A greater key is not kept any more. */
  readonly getWorstKey: () => number;
  /** The places with the least keys, those of the same key in their own order. */
  readonly list: () => readonly number[];
}

/** Keeps as many places with the least keys as are wanted, in room for twice as many. */
export const makeBestPlaces = (wanted: number): BestPlaces => {
  const kept = Math.max(wanted, LEAST_ROOM);
  const room = new Float64Array(2 * kept);
  let size = 0;
  let worst = Number.POSITIVE_INFINITY;
  const prune = (): void => {
    room.subarray(0, size).sort();
    size = Math.min(size, kept);
    if (size === kept) worst = room[kept - 1] ?? worst;
  };
  return {
    add: (key, place) => {
      const value = key * UNIT + place;
      if (value >= worst) return;
      room[size] = value;
      size += 1;
      if (size === room.length) prune();
    },
    getWorstKey: () => worst / UNIT,
    list: () => {
      prune();
      return Array.from(room.subarray(0, Math.min(size, wanted)), (value) => value % UNIT);
    },
  };
};

/** Above every key: those without a value come last, whichever way the list is sorted. */
export const LAST_KEY = UNIT - 1;
