import { isoOf } from './basis/days.ts';
import { makeStory } from './make-company.ts';
import { findFortune } from './life/fortune.ts';
import type { Life } from './life/simulate-life.ts';
import type { Firm } from './plan/firm.ts';
import { planMarket } from './plan/make-market.ts';
import type { MarketOptions } from './plan/make-market.ts';

/** When a firm of the market stopped paying, which no record says; for the validation of models. */
export interface LatentDefault {
  readonly creditCode: string;
  /** `YYYY-MM-DD`; null: still paying on the market's last day. */
  readonly defaultedOn: string | null;
  /** Chance of default in the year after each balance, first to last. */
  readonly chances: readonly number[];
}

/** A record of the firm, by what stays the same in all its versions. */
export interface RecordName {
  readonly dimension: string;
  readonly naturalKey: string;
}

/** What is true of a firm's records and stands in none of them. */
export interface StoryTruth extends LatentDefault {
  /** Records that belong to one case at law, case by case. */
  readonly cases: readonly (readonly RecordName[])[];
  /** Records that are truly of another party of the same name. */
  readonly namesakes: readonly RecordName[];
}

const latentOf = (firm: Firm, life: Life): LatentDefault => ({
  creditCode: firm.creditCode,
  defaultedOn: life.defaultedOn === null ? null : isoOf(life.defaultedOn),
  chances: life.chances.map((chance) => Number(chance.toFixed(6))),
});

const byName = (names: Iterable<string>): readonly RecordName[] =>
  [...names].map((name) => {
    const end = name.indexOf('|');
    return { dimension: name.slice(0, end), naturalKey: name.slice(end + 1) };
  });

/** The day each firm stopped paying, in the order of their index. It is never loaded in a database. */
export function* listLatentDefaults(options: MarketOptions): Generator<LatentDefault, void, void> {
  const market = planMarket(options);
  for (const firm of market.firms)
    yield latentOf(firm, findFortune(market, firm, market.stakes[firm.index] ?? 0).life);
}

/** The whole truth behind a market, firm by firm: defaults, case chains, namesakes. Makes every record on the way. */
export function* listTruth(options: MarketOptions): Generator<StoryTruth, void, void> {
  const market = planMarket(options);
  for (const firm of market.firms) {
    const { life, cases, namesakes } = makeStory(market, firm);
    yield {
      ...latentOf(firm, life),
      cases: [...cases.values()].map(byName),
      namesakes: byName(namesakes),
    };
  }
}
