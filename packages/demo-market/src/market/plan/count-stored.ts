import type { Firm } from './firm.ts';

const DISTANCE = 2500;
const FIRST_FIRMS = 400;

/**
 * How many of the first firms are stored already when a firm is, or with it: those well before it, or those of the first batch, which
 * is stored alone. Two batches side by side would both make a party of any other.
 */
export const countStored = ({ index }: Firm): number =>
  Math.max(Math.min(index, FIRST_FIRMS), index - DISTANCE);
