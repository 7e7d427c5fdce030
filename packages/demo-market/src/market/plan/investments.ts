import type { Firm, Holding, Market } from './firm.ts';

/** A stake that a firm holds in another of the market. */
export interface Investment {
  readonly investee: Firm;
  readonly holding: Holding;
}

const byMarket = new WeakMap<Market, ReadonlyMap<number, readonly Investment[]>>();

const groupByHolder = ({ firms, owners }: Market): ReadonlyMap<number, readonly Investment[]> => {
  const groups = new Map<number, Investment[]>();
  owners.forEach((holdings, index) => {
    const investee = firms[index];
    for (const holding of holdings) {
      if (!investee || holding.holder.type !== 'firm') continue;
      const known = groups.get(holding.holder.index);
      if (known) known.push({ investee, holding });
      else groups.set(holding.holder.index, [{ investee, holding }]);
    }
  });
  return groups;
};

/** What a firm holds of other firms, in their order: the other side of the registers of holders. */
export const listInvestments = (market: Market, index: number): readonly Investment[] => {
  const known = byMarket.get(market) ?? groupByHolder(market);
  byMarket.set(market, known);
  return known.get(index) ?? [];
};
