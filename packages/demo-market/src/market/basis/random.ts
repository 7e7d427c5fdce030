/** A stream of numbers that depends on its seed words alone, the same on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number in [0, bound). */
  below(bound: number): number;
  /** Whole number in [from, to]. */
  between(from: number, to: number): number;
  /** Uniform in [from, to). */
  range(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Standard normal. */
  normal(): number;
  /** Number of events with the given mean (Knuth; means up to some tens). */
  poisson(mean: number): number;
}

/** FNV-1a with a final mix: spreads seed words over 32 bits. */
const hashWords = (words: readonly (string | number)[], basis: number): number => {
  let hash = basis;
  const text = words.join('\u0001');
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** sfc32 (Chris Doty-Humphrey, public domain): small, fast, passes PractRand. */
const makeStream = (words: readonly (string | number)[]): (() => number) => {
  let a = hashWords(words, 0x811c9dc5);
  let b = hashWords(words, 0x9e3779b9);
  let c = hashWords(words, 0x243f6a88);
  let counter = 1;
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 12; round += 1) step();
  return step;
};

/** A stream of its own for every list of seed words, so that one part never moves the numbers of another. */
export const makeRandom = (...words: readonly (string | number)[]): Random => {
  const next = makeStream(words);
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    range: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    poisson: (mean) => {
      const limit = Math.exp(-mean);
      let count = -1;
      for (let product = 1; product > limit; product *= next()) count += 1;
      return Math.max(count, 0);
    },
  };
};

/** Draws items by weight in logarithmic time. */
export const makeWeightedPick = <T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): ((random: Random) => T) => {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) sums.push((total += weightOf(item)));
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
};
