/** Power of each block of votes: how often it decides. Plain numbers that sum to 1, or to 0 where nothing can be decided. */
export interface PowerIndices {
  readonly shapley: readonly number[];
  readonly banzhaf: readonly number[];
}

/** More blocks than this and the counts of coalitions outgrow whole numbers (2^53): smaller blocks are left out. */
export const MOST_BLOCKS = 50;

/** Coalitions of the others by size and weight: counts[size * (most + 1) + weight]. */
const countCoalitions = (weights: readonly number[], skipped: number, most: number): Float64Array => {
  const counts = new Float64Array(weights.length * (most + 1));
  counts[0] = 1;
  let used = 0;
  for (const [block, weight] of weights.entries()) {
    if (block === skipped) continue;
    used += 1;
    for (let size = Math.min(used, weights.length - 1); size > 0; size -= 1) {
      const [to, from] = [size * (most + 1), (size - 1) * (most + 1)];
      for (let total = most; total >= weight; total -= 1)
        counts[to + total]! += counts[from + total - weight]!;
    }
  }
  return counts;
};

/** size! (n - size - 1)! / n!, the chance that exactly so many come before the block, as a set. */
const listOrderChances = (blocks: number): readonly number[] => {
  const chances = [1 / blocks];
  for (let size = 1; size < blocks; size += 1) chances.push((chances[size - 1]! * size) / (blocks - size));
  return chances;
};

/**
 * Shapley-Shubik and (normalised) Banzhaf by counting coalitions exactly over whole-number weights. `quota` must be exceeded.
 * Weights are made smaller by nothing here: give hundredths of a percent, or what the votes are counted in.
 */
export const calculatePower = (weights: readonly number[], quota: number): PowerIndices => {
  if (weights.length > MOST_BLOCKS) throw new RangeError(`No more than ${MOST_BLOCKS} blocks.`);
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 0))
    throw new RangeError('Weights are whole numbers of at least 0.');
  const most = Math.floor(quota);
  const chances = listOrderChances(weights.length);
  const shapley: number[] = [];
  const swings: number[] = [];
  for (const [block, weight] of weights.entries()) {
    const counts = countCoalitions(weights, block, most);
    let [worth, swing] = [0, 0];
    for (let size = 0; size < weights.length; size += 1)
      for (let total = Math.max(0, most - weight + 1); total <= most; total += 1) {
        const count = counts[size * (most + 1) + total]!;
        worth += count * chances[size]!;
        swing += count;
      }
    shapley.push(worth);
    swings.push(swing);
  }
  const sum = swings.reduce((all, swing) => all + swing, 0);
  return { shapley, banzhaf: swings.map((swing) => (sum === 0 ? 0 : swing / sum)) };
};
