import { makeRandom, shuffle } from '@mingjian/domain/numerics';
import { LabError } from '../tables/index.ts';

/**
 * The fold of each row. Rows of one group share a fold; rows or groups of like label are spread evenly over all folds. The
 * same for the same seed.
 */
export const drawFolds = (
  labels: Float64Array,
  folds: number,
  seed: number,
  groups: readonly string[] | null = null,
): Int32Array => {
  const members = new Map<string, number[]>();
  labels.forEach((_, row) => {
    const key = groups ? (groups[row] as string) : String(row);
    const list = members.get(key);
    if (list) list.push(row);
    else members.set(key, [row]);
  });
  const units = [...members.values()];
  if (units.length < folds)
    throw new LabError(`${units.length} groups cannot be spread over ${folds} folds.`);
  // A group is of the highest label that it holds.
  const labelOf = units.map((rows) => Math.max(...rows.map((row) => labels[row] as number)));
  const random = makeRandom(seed);
  const foldOf = new Int32Array(labels.length);
  for (const label of [...new Set(labelOf)].toSorted((a, b) => a - b)) {
    const own = Int32Array.from(Array.from(units.keys()).filter((unit) => labelOf[unit] === label));
    shuffle(own, random).forEach((unit, place) => {
      for (const row of units[unit] as number[]) foldOf[row] = place % folds;
    });
  }
  return foldOf;
};
