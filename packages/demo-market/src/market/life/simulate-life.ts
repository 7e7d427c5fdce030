import { fenOf } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import { dayOf, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import type { Random } from '../basis/random.ts';
import { drawOpening, makeFounding } from '../finances/opening.ts';
import { drawYear } from '../finances/step-year.ts';
import { drawFinanceTraits } from '../finances/traits.ts';
import type { FinanceTraits } from '../finances/traits.ts';
import type { Year } from '../finances/year.ts';
import type { Firm } from '../plan/firm.ts';
import { drawHistory, paidCapitalOn } from '../plan/history.ts';
import type { History } from '../plan/history.ts';
import { defaultChance, drawFrailty } from './default-process.ts';
import { drawExit } from './exits.ts';
import type { Exit } from './exits.ts';

export const FIRST_YEAR = 2021;
export const LAST_YEAR = 2025;

/** What happens to a firm in the years shown. */
export interface Life {
  readonly firm: Firm;
  readonly history: History;
  /** Years with business, oldest first. */
  readonly years: readonly Year[];
  /** First day on which it did not pay; null while it pays. */
  readonly defaultedOn: Day | null;
  /** Chance of default in the year after each balance, as the process saw it. */
  readonly chances: readonly number[];
  readonly exit: Exit | null;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

interface Run {
  readonly random: Random;
  readonly firm: Firm;
  readonly traits: FinanceTraits;
  readonly history: History;
  revenue: Fen;
  growthDeviation: number;
  marginDeviation: number;
}

const contributionsOf = (run: Run, year: number): Fen => {
  const from = dayOf(year, 1, 1) - 1;
  const to = dayOf(year, 12, 31);
  if (yearOf(run.firm.establishedOn) >= year) {
    return (
      paidCapitalOn(run.firm, run.history, to) - paidCapitalOn(run.firm, run.history, run.firm.establishedOn)
    );
  }
  return paidCapitalOn(run.firm, run.history, to) - paidCapitalOn(run.firm, run.history, from);
};

/** Revenue, margin and strain of the next year. */
const stepTrade = (run: Run, year: number, strain: number) => {
  const { random, firm, traits } = run;
  const { economics } = firm.industry;
  const shock = economics.shocks[year - FIRST_YEAR] ?? 0;
  run.growthDeviation = clamp(
    0.3 * run.growthDeviation + economics.growthSpread * random.normal(),
    -0.9,
    0.9,
  );
  run.marginDeviation = clamp(
    0.55 * run.marginDeviation + 0.18 * economics.grossMargin * random.normal(),
    -0.5,
    0.3,
  );
  const growth = economics.growth + shock + run.growthDeviation - 0.45 * strain;
  const previousRevenue = run.revenue;
  const started = yearOf(firm.establishedOn);
  const partOfYear = started === year ? clamp((dayOf(year, 12, 31) - firm.establishedOn) / 365, 0.05, 1) : 1;
  // A young firm fills its size over four years.
  const ramp = clamp(0.3 + 0.2 * (year - started), 0.3, 1);
  const isYoung = year - started < 4;
  run.revenue = isYoung
    ? Math.round(fenOf(firm.scale) * ramp * partOfYear * Math.exp(run.growthDeviation))
    : Math.round(previousRevenue * Math.exp(growth));
  const grossMargin = clamp(
    traits.grossMargin + run.marginDeviation + 0.25 * shock * economics.grossMargin - 0.1 * strain,
    -0.15,
    0.93,
  );
  return { year, revenue: run.revenue, previousRevenue, grossMargin, strain, partOfYear, growth };
};

const openRun = (run: Run, stakes: Fen) => {
  const { firm, random, traits } = run;
  const isFounded = yearOf(firm.establishedOn) >= FIRST_YEAR;
  if (isFounded) return makeFounding(paidCapitalOn(firm, run.history, firm.establishedOn));
  const age = FIRST_YEAR - yearOf(firm.establishedOn);
  run.revenue = Math.round(
    fenOf(firm.scale) * clamp(0.3 + 0.2 * age, 0.3, 1) * Math.exp(0.25 * random.normal()),
  );
  return drawOpening(
    random,
    firm,
    traits,
    run.revenue,
    paidCapitalOn(firm, run.history, dayOf(FIRST_YEAR - 1, 12, 31)),
    stakes,
  );
};

/** Lives a firm through the years: trade, balance, the chance of default, the ways out. `stakes`: what it paid for other firms. */
export const simulateLife = (seed: string, firm: Firm, asOf: Day, stakes: Fen): Life => {
  const random = makeRandom(seed, 'life', firm.index);
  const history = drawHistory(seed, firm, asOf);
  const run: Run = {
    random,
    firm,
    traits: drawFinanceTraits(random, firm),
    history,
    revenue: 0,
    growthDeviation: 0,
    marginDeviation: 0,
  };
  const frailty = drawFrailty(random, firm);
  const quiet = drawExit(random, firm, asOf);
  let balance = openRun(run, stakes);
  const years: Year[] = [];
  const chances: number[] = [];
  let defaultedOn: Day | null = null;
  const started = Math.max(FIRST_YEAR, yearOf(firm.establishedOn));
  for (let year = started; year <= LAST_YEAR; year += 1) {
    if (quiet && quiet.endsOn <= dayOf(year, 12, 31)) break;
    const strain = defaultedOn !== null && yearOf(defaultedOn) <= year ? 0.6 + 0.4 * random.next() : 0;
    const lived = drawYear(random, firm, run.traits, balance, {
      ...stepTrade(run, year, strain),
      contributions: contributionsOf(run, year),
    });
    years.push(lived);
    balance = lived.closing;
    if (defaultedOn !== null) continue;
    const chance = defaultChance(firm, frailty, lived);
    chances.push(chance);
    if (random.chance(chance)) defaultedOn = dayOf(year + 1, 1, 1) + random.below(365);
  }
  const happened =
    defaultedOn !== null && defaultedOn <= asOf && !(quiet && quiet.endsOn <= defaultedOn)
      ? defaultedOn
      : null;
  return { firm, history, years, chances, defaultedOn: happened, exit: happened === null ? quiet : null };
};
