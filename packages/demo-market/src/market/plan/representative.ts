import { makeRandom } from '../basis/random.ts';
import type { Firm, Market } from './firm.ts';
import { PEOPLE_PER_FIRM } from './people.ts';

/**
 * A firm's own people are represented by the first of them; some members of a group share the head's, and who holds several
 * firms represents most of them.
 */
export const pickRepresentative = (market: Market, firm: Firm): number => {
  const venture = market.ventures.get(firm.index);
  if (venture?.post === 'representative') return venture.person;
  const random = makeRandom(market.seed, 'representative', firm.index);
  const isShared = firm.group !== null && firm.group.head !== firm.index && random.chance(0.3);
  return (isShared && firm.group ? firm.group.head : firm.index) * PEOPLE_PER_FIRM;
};
