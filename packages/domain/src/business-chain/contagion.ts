import { solveLinear } from './solve-linear.ts';
import type { TradeRole } from './partner.ts';

/** How much of a partner's risk is passed on (models specification, 6.5). */
export const PASSED_ON = 0.3;

export interface ChainParty {
  readonly key: string;
  /** Its own possibility of default in percent, without those linked to it. */
  readonly own: number;
}

/** `party` depends on `partner`, which supplies it or buys from it. */
export interface Dependence {
  readonly party: string;
  readonly partner: string;
  readonly role: TradeRole;
  /** In any unit that is the same for all partners of one party and role; null: not disclosed. */
  readonly weight: number | null;
}

/**
 * Each party's dependences as parts of 1: within a side in proportion to their weights (alike where none is disclosed),
 * both sides alike where both are disclosed. Partners without a weight beside others that have one do not count.
 */
export const normaliseDependences = (
  dependences: readonly Dependence[],
): readonly (Dependence & { readonly part: number })[] => {
  const sidesOf = Map.groupBy(dependences, ({ party }) => party);
  return [...sidesOf.values()].flatMap((ofParty) => {
    const sides = [...Map.groupBy(ofParty, ({ role }) => role).values()];
    return sides.flatMap((side) => {
      const sum = side.reduce((total, { weight }) => total + Math.max(0, weight ?? 0), 0);
      return side.map((one) => ({
        ...one,
        part: (sum > 0 ? Math.max(0, one.weight ?? 0) / sum : 1 / side.length) / sides.length,
      }));
    });
  });
};

/** The risk of each party with what comes to it: R = C + a W R, solved exactly as (I - a W) R = C. */
export const solveContagion = (
  parties: readonly ChainParty[],
  dependences: readonly Dependence[],
  passedOn: number = PASSED_ON,
): ReadonlyMap<string, number> => {
  const placeOf = new Map(parties.map(({ key }, place) => [key, place]));
  const matrix = parties.map((_party, row) =>
    parties.map((_other, column): number => (row === column ? 1 : 0)),
  );
  for (const { party, partner, part } of normaliseDependences(dependences)) {
    const [row, column] = [placeOf.get(party), placeOf.get(partner)];
    if (row === undefined || column === undefined) continue;
    const cells = matrix[row];
    if (cells) cells[column] = (cells[column] ?? 0) - passedOn * part;
  }
  const risks = solveLinear(
    matrix,
    parties.map(({ own }) => own),
  );
  return new Map(parties.map(({ key }, place) => [key, risks[place] ?? 0]));
};

export interface PassedRisk {
  readonly partner: string;
  /** Percentage points that the partner adds. */
  readonly points: number;
}

/** What each direct partner of a party adds to its risk, the most first; own and parts make the whole. */
export const explainContagion = (
  party: string,
  risks: ReadonlyMap<string, number>,
  dependences: readonly Dependence[],
  passedOn: number = PASSED_ON,
): readonly PassedRisk[] => {
  const parts = normaliseDependences(dependences).filter((one) => one.party === party);
  const byPartner = Map.groupBy(parts, ({ partner }) => partner);
  return [...byPartner]
    .map(([partner, ties]) => ({
      partner,
      points: ties.reduce((sum, { part }) => sum + passedOn * part * (risks.get(partner) ?? 0), 0),
    }))
    .toSorted((a, b) => b.points - a.points || (a.partner < b.partner ? -1 : 1));
};
