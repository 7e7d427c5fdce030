import { normalQuantile } from '../numerics/index.ts';
import type { Interval } from './auc-interval.ts';

const CONFIDENCE = 0.95;
const Z = normalQuantile((1 + CONFIDENCE) / 2);

/**
 * 95 % interval of a share, `hits` of `cases`, by Wilson's score: never below 0 or above 1, and not empty when nothing
 * or everything hit. Without a case nothing is known: 0 to 1.
 */
export const findWilsonInterval = (hits: number, cases: number): Interval => {
  if (cases === 0) return { from: 0, to: 1 };
  const share = hits / cases;
  const spread = Z ** 2 / cases;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z * Math.sqrt((share * (1 - share)) / cases + spread / (4 * cases))) / (1 + spread);
  return { from: hits === 0 ? 0 : middle - reach, to: hits === cases ? 1 : middle + reach };
};
