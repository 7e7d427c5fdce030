/** A seeded generator of numbers: the same seed gives the same benchmark. */
export interface Random {
  /** 0 <= number < 1. */
  next(): number;
  pick<T>(values: readonly T[]): T;
  /** The first values more often than the last; a higher power is steeper. */
  pickEarly<T>(values: readonly T[], power: number): T;
  chance(probability: number): boolean;
  /** Around 0 with standard deviation 1. */
  normal(): number;
}

/** mulberry32: 32 bits of state, good enough for made-up companies. */
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(values: readonly T[], place: number): T => {
    const value = values[Math.min(values.length - 1, Math.floor(place * values.length))];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  return {
    next,
    pick: (values) => at(values, next()),
    pickEarly: (values, power) => at(values, next() ** power),
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
};
