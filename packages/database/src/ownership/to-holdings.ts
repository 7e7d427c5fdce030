import type { Holding } from '@mingjian/domain/ownership';
import type { HoldingEdge } from './join-records.ts';
import type { Neighbourhood } from './load-neighbourhood.ts';

/** The name in the graph of all holders of a hub that were not read: one holder with the sum of their shares. */
export const nameRest = (companyId: number): string => `rest:${companyId}`;

const toHolding = ({ holderId, ownedId, percent, low, high, votes }: HoldingEdge): Holding => ({
  holder: holderId,
  owned: ownedId,
  percent: percent ?? 0,
  ...(votes !== null && { votes }),
  ...(low !== null && high !== null && { low, high }),
});

/** The plain edge list that domain/ownership takes. A holding without a percentage leaves its part undisclosed. */
export const toHoldings = ({ edges, rests }: Pick<Neighbourhood, 'edges' | 'rests'>): readonly Holding[] => [
  ...edges.map(toHolding),
  ...[...rests].map(([owned, { percent }]) => ({ holder: nameRest(owned), owned, percent })),
];
