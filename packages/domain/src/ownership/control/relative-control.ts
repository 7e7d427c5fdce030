import type { Block } from './find-heads.ts';

/** Of a listed company: who disposes of more than 30 % is presumed to control it (rules on takeovers of listed companies). */
export const LISTED_SHARE = 0.3;
/** Elsewhere: the largest has at least twice the second. */
export const TIMES_SECOND = 2;
/** And is no small holder: the rule says nothing of a largest holder with 2 %. */
export const LEAST_LEADING = 0.2;

export interface RelativeControl extends Block {
  readonly confidence: 'medium' | 'low';
}

/**
 * Control short of a majority, by the largest block. What nobody disclosed counts as one holder more where the company is not
 * listed; of a listed one it is the public. `blocks` are largest first, without what the company's own firms hold.
 */
export const findRelativeControl = (blocks: readonly Block[], isListed: boolean): RelativeControl | null => {
  const [largest, second] = blocks;
  if (!largest) return null;
  if (isListed && largest.votes > LISTED_SHARE + 1e-9 && (second?.votes ?? 0) < largest.votes - 1e-9)
    return { ...largest, confidence: 'medium' };
  const unknown = isListed ? 0 : 1 - blocks.reduce((sum, { votes }) => sum + votes, 0);
  const rival = Math.max(second?.votes ?? 0, unknown);
  const leads = largest.votes >= LEAST_LEADING - 1e-9 && largest.votes >= TIMES_SECOND * rival - 1e-9;
  return leads ? { ...largest, confidence: 'low' } : null;
};
