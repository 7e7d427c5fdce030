import type { Controller } from '../control/actual-controller.ts';
import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';
import { EXEMPT_CAPITAL_YUAN } from './facts.ts';
import type { CompanyFacts, OwnerFacts } from './facts.ts';

/**
 * `exempt`: every condition is met and the company has undertaken so. `on_undertaking`: it would be once it undertakes.
 * `unknown`: a condition cannot be told from what is on file.
 */
export type Exemption = 'exempt' | 'on_undertaking' | 'not_exempt' | 'unknown';

export interface ExemptionFinding {
  readonly status: Exemption;
  /** The condition that is not met or cannot be told; null where all are met. */
  readonly because: 'capital' | 'holders' | 'others-control' | null;
}

/** Capital up to CNY 10 million, all holders natural persons, nobody but them in control or benefiting. */
export const findExemption = (
  { graph }: Ownership,
  { company, capitalYuan, hasUndertaken }: CompanyFacts,
  { kindOf }: OwnerFacts,
  controllers: readonly Controller[],
  owners: readonly PartyId[],
): ExemptionFinding => {
  if (capitalYuan !== null && capitalYuan > EXEMPT_CAPITAL_YUAN)
    return { status: 'not_exempt', because: 'capital' };
  const number = graph.numbers.get(company) ?? -1;
  const holders = new Set<PartyId>();
  if (number !== -1)
    for (let edge = graph.holdersAt[number]!; edge < graph.holdersAt[number + 1]!; edge += 1)
      holders.add(graph.ids[graph.holder[edge]!]!);
  const kinds = [...holders].map(kindOf);
  if (kinds.some((kind) => kind === 'company' || kind === 'state'))
    return { status: 'not_exempt', because: 'holders' };
  const others = [...controllers.flatMap(({ parties }) => parties), ...owners];
  if (others.some((party) => !holders.has(party))) return { status: 'not_exempt', because: 'others-control' };
  if (capitalYuan === null) return { status: 'unknown', because: 'capital' };
  // Register percents are rounded to hundredths.
  const isWhole = number !== -1 && graph.gap[number]! < 1e-3;
  if (!isWhole || kinds.includes('unknown')) return { status: 'unknown', because: 'holders' };
  return { status: hasUndertaken ? 'exempt' : 'on_undertaking', because: null };
};
