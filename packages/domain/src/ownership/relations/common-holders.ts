import { compareIds } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';
import { calculateShares } from '../shares/calculate-shares.ts';

export interface CommonHolder {
  readonly holder: PartyId;
  /** Of each company in the order asked for, over all paths, percent. */
  readonly percents: readonly number[];
  readonly isUltimate: boolean;
}

/** Who holds of every one of the companies at least so much, the largest smallest share first. */
export const findCommonHolders = (
  ownership: Ownership,
  companies: readonly PartyId[],
  least = 0,
): readonly CommonHolder[] => {
  const [first, ...others] = companies.map((company) => calculateShares(ownership, company).holders);
  const shares = others.map((holders) => new Map(holders.map(({ holder, percent }) => [holder, percent])));
  return (first ?? [])
    .map(({ holder, percent, isUltimate }) => ({
      holder,
      isUltimate,
      percents: [percent, ...shares.map((share) => share.get(holder) ?? 0)],
    }))
    .filter(({ percents }) => percents.every((percent) => percent > 0 && percent >= least - 1e-9))
    .toSorted((a, b) => Math.min(...b.percents) - Math.min(...a.percents) || compareIds(a.holder, b.holder));
};
