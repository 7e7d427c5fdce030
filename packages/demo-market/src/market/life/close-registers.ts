import type { Holding, Market } from '../plan/firm.ts';
import { findFortune } from './fortune.ts';

/**
 * The register of a firm that has ended changes no more: who would have come later never came, who would have left stays. Only
 * registers with such a holder are looked at, since a whole life is lived for each.
 */
export const closeRegisters = (market: Omit<Market, 'ventures'>): Market['owners'] =>
  market.firms.map((firm, index): readonly Holding[] => {
    const holdings = market.owners[index] ?? [];
    const comesLater = ({ since }: Holding) => since !== firm.establishedOn;
    if (!holdings.some((holding) => comesLater(holding) || holding.until !== null)) return holdings;
    const { lastDay } = findFortune(market, firm, market.stakes[index] ?? 0);
    return holdings
      .filter((holding) => !comesLater(holding) || holding.since < lastDay)
      .map((holding) =>
        holding.until !== null && holding.until >= lastDay ? { ...holding, until: null } : holding,
      );
  });
