import type { Day } from '../basis/days.ts';
import type { Context } from './context.ts';

/** The day a listed firm came to the exchange, some years after its foundation; null for the others. */
export const listedOn = (context: Context): Day | null => {
  const { firm, asOf } = context;
  if (!firm.isListed) return null;
  const span = Math.max(1, asOf - 400 - firm.establishedOn - 1800);
  return firm.establishedOn + 1800 + context.random('listing-day').below(span);
};
