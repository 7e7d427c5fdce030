import { normalCdf } from '../numerics/index.ts';
import type { Outcomes } from './outcomes.ts';

export interface SpiegelhalterTest {
  readonly z: number;
  /** Chance of a z at least as far from 0, either way, if the possibilities are right. */
  readonly p: number;
}

/**
 * Spiegelhalter's test of possibilities without groups: the Brier score against what it would be if they were right, in
 * standard deviations; z = sum (y - p)(1 - 2p) / sqrt(sum (1 - 2p)^2 p (1 - p)).
 */
export const testSpiegelhalter = ({ labels, scores }: Outcomes): SpiegelhalterTest => {
  let gap = 0;
  let variance = 0;
  for (let at = 0; at < labels.length; at += 1) {
    const p = scores[at] as number;
    const lean = 1 - 2 * p;
    gap += ((labels[at] as number) - p) * lean;
    variance += lean * lean * p * (1 - p);
  }
  const z = variance > 0 ? gap / Math.sqrt(variance) : 0;
  return { z, p: 2 * normalCdf(-Math.abs(z)) };
};
