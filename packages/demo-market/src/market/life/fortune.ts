import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import type { Fen } from '../basis/amounts.ts';
import type { Firm, Market } from '../plan/firm.ts';
import { findEnding } from '../records/ending.ts';
import { drawFate } from './fate.ts';
import type { Fate } from './fate.ts';
import { simulateLife } from './simulate-life.ts';
import type { Life } from './simulate-life.ts';

export interface Fortune {
  readonly life: Life;
  readonly fate: Fate | null;
  /** Last day on which the firm does business. */
  readonly lastDay: Day;
}

/** What becomes of a firm: the same whoever asks. `stakes`: what it paid for other firms. */
export const findFortune = (
  { seed, asOf }: Pick<Market, 'seed' | 'asOf'>,
  firm: Firm,
  stakes: Fen,
): Fortune => {
  const life = simulateLife(seed, firm, asOf, stakes);
  const fate = drawFate(makeRandom(seed, 'fate', firm.index), life);
  const ending = findEnding({ life, fate, asOf });
  const lastDay = Math.min(
    life.exit?.endsOn ?? asOf,
    fate?.kind === 'abandoned' ? fate.turnsOn : asOf,
    ending?.day ?? asOf,
  );
  return { life, fate, lastDay };
};
