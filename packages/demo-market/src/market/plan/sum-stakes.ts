import { WHOLE } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import type { Firm, Holding } from './firm.ts';

/** What a firm paid for its stakes in others, by index of the holder. */
export const sumStakes = (
  firms: readonly Firm[],
  owners: readonly (readonly Holding[])[],
): readonly Fen[] => {
  const stakes = firms.map(() => 0);
  owners.forEach((holdings, index) => {
    const capital = firms[index]?.paidCapital ?? 0;
    for (const { holder, share, until } of holdings)
      if (holder.type === 'firm' && until === null)
        stakes[holder.index] = (stakes[holder.index] ?? 0) + Math.round((capital * (share ?? 0)) / WHOLE);
  });
  return stakes;
};
