import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import type { Life } from './simulate-life.ts';

/** What becomes of a firm after it stopped paying. */
export interface Fate {
  readonly kind: 'settled' | 'enforced' | 'bankrupt' | 'reorganised' | 'abandoned';
  /** Settled: the day the debts were arranged; bankrupt and reorganised: the petition; abandoned: the last sign of life. */
  readonly turnsOn: Day;
  readonly acceptedOn: Day | null;
  readonly endsOn: Day | null;
}

const shares = (isLarge: boolean) =>
  isLarge
    ? ([
        ['settled', 0.3],
        ['enforced', 0.26],
        ['bankrupt', 0.17],
        ['reorganised', 0.22],
        ['abandoned', 0.05],
      ] as const)
    : ([
        ['settled', 0.2],
        ['enforced', 0.37],
        ['bankrupt', 0.16],
        ['reorganised', 0.03],
        ['abandoned', 0.24],
      ] as const);

/** Null while the firm pays. */
export const drawFate = (random: Random, life: Life): Fate | null => {
  const { defaultedOn, firm } = life;
  if (defaultedOn === null) return null;
  let roll = random.next();
  let kind: Fate['kind'] = 'enforced';
  for (const [name, share] of shares(firm.scale > 3e8)) {
    if (roll < share) {
      kind = name;
      break;
    }
    roll -= share;
  }
  const turnsOn = defaultedOn + random.between(120, 480);
  const acceptedOn = kind === 'bankrupt' || kind === 'reorganised' ? turnsOn + random.between(20, 90) : null;
  const isDone = random.chance(0.6);
  return {
    kind,
    turnsOn,
    acceptedOn,
    endsOn:
      kind === 'abandoned'
        ? turnsOn + random.between(500, 900)
        : acceptedOn !== null && isDone
          ? acceptedOn + random.between(250, 600)
          : null,
  };
};
