import type { ChainContagion, ChainParty, ChainTrade } from '@mingjian/contract/business-chain';
import { explainContagion, PASSED_ON, solveContagion } from '@mingjian/domain/business-chain';
import type { Dependence } from '@mingjian/domain/business-chain';
import { MEAN_TENDENCY } from '@mingjian/domain/default-risk';
import { ROOT } from './make-graph.ts';
import { presentFigure, presentOptional } from './present-figure.ts';
import type { Standings } from './read-standings.ts';

const PERCENT = 100;

/** A company that stands on both sides is one party. */
const entityOf = ({ key, companyId }: ChainParty): string => (companyId === null ? key : String(companyId));

/**
 * Shares where a party discloses any on that side, else amounts; whom the other side alone tells of weighs nothing
 * beside those, and by the amount it tells where the party discloses nobody.
 */
const weigherOf = (list: readonly ChainTrade[]): ((trade: ChainTrade) => number | null) => {
  const own = list.filter(({ record }) => record !== null);
  const hasShares = own.some(({ share }) => share !== null);
  return ({ record, share, amount, other }) => {
    const text = own.length === 0 ? (other?.amount ?? null) : hasShares ? share : amount;
    return (own.length > 0 && record === null) || text === null ? null : Number(text);
  };
};

const sidesOf = ({ role, customer, supplier }: ChainTrade): string =>
  `${role} ${role === 'supplier' ? customer : supplier}`;

const listDependences = (
  trades: readonly ChainTrade[],
  entities: ReadonlyMap<string, string>,
): readonly Dependence[] => {
  return [...Map.groupBy(trades, sidesOf).values()].flatMap((list) => {
    const weigh = weigherOf(list);
    return list.map((trade): Dependence => {
      const isSupply = trade.role === 'supplier';
      const [party, partner] = isSupply ? [trade.customer, trade.supplier] : [trade.supplier, trade.customer];
      return {
        party: entities.get(party) ?? party,
        partner: entities.get(partner) ?? partner,
        role: trade.role,
        weight: weigh(trade),
      };
    });
  });
};

/** What the risk of the parties shown adds to that of the company; null without partners or the right to ratings. */
export const presentContagion = (
  parties: readonly ChainParty[],
  trades: readonly ChainTrade[],
  standings: Standings,
): ChainContagion | null => {
  if (trades.length === 0 || standings.isRatingWithheld) return null;
  const entities = new Map(parties.map((party) => [party.key, entityOf(party)]));
  const byEntity = new Map(parties.toReversed().map((party) => [entityOf(party), party]));
  const own = new Map(
    [...byEntity].map(([key, { companyId }]) => [key, standings.find(companyId)?.own ?? null]),
  );
  const dependences = listDependences(trades, entities);
  const risks = solveContagion(
    [...own].map(([key, risk]) => ({ key, own: risk ?? MEAN_TENDENCY })),
    dependences,
  );
  const root = entities.get(ROOT) ?? ROOT;
  const parts = explainContagion(root, risks, dependences);
  return {
    own: presentOptional(own.get(root) ?? null),
    added: presentFigure(parts.reduce((sum, { points }) => sum + points, 0)),
    passedOn: presentFigure(PASSED_ON * PERCENT),
    usual: presentFigure(MEAN_TENDENCY),
    parties: own.size - 1,
    usualParties: [...own].filter(([key, risk]) => key !== root && risk === null).length,
    parts: parts.map(({ partner, points }) => ({
      key: byEntity.get(partner)?.key ?? partner,
      name: byEntity.get(partner)?.name ?? partner,
      nameEn: byEntity.get(partner)?.nameEn ?? null,
      points: presentFigure(points),
    })),
  };
};
