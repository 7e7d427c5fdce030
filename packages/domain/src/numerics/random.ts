/** Uniform numbers in [0, 1), the same on every machine for a seed (mulberry32, Tommy Ettinger, public domain). */
export const makeRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Puts a list into another order, in place (Fisher and Yates). */
export const shuffle = <List extends number[] | Int32Array>(list: List, random: () => number): List => {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = list[at] as number;
    list[at] = list[other] as number;
    list[other] = held;
  }
  return list;
};
