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

const weightOf = ({ share, amount }: ChainTrade, hasShares: boolean): number | null => {
  const text = hasShares ? share : amount;
  return text === null ? null : Number(text);
};

/** Shares where a party discloses any on that side, else amounts. */
const listDependences = (
  trades: readonly ChainTrade[],
  entities: ReadonlyMap<string, string>,
): readonly Dependence[] => {
  const disclosed = Map.groupBy(trades, ({ role, record }) => `${role} ${record.companyId}`);
  return [...disclosed.values()].flatMap((list) => {
    const hasShares = list.some(({ share }) => share !== null);
    return list.map((trade): Dependence => {
      const isSupply = trade.role === 'supplier';
      const [party, partner] = isSupply ? [trade.customer, trade.supplier] : [trade.supplier, trade.customer];
      return {
        party: entities.get(party) ?? party,
        partner: entities.get(partner) ?? partner,
        role: trade.role,
        weight: weightOf(trade, hasShares),
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
      points: presentFigure(points),
    })),
  };
};
