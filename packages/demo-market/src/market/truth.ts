import { isoOf } from './basis/days.ts';
import { lifeOf, sumStakes } from './make-company.ts';
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

/** The truth behind a market, firm by firm, in the order of their index. It is never loaded in a database. */
export function* listLatentDefaults(options: MarketOptions): Generator<LatentDefault, void, void> {
  const market = planMarket(options);
  const stakes = sumStakes(market);
  for (const firm of market.firms) {
    const life = lifeOf(market, firm, stakes[firm.index] ?? 0);
    yield {
      creditCode: firm.creditCode,
      defaultedOn: life.defaultedOn === null ? null : isoOf(life.defaultedOn),
      chances: life.chances.map((chance) => Number(chance.toFixed(6))),
    };
  }
}
