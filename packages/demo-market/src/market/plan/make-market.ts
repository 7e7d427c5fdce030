import { parseDay } from '../basis/days.ts';
import { closeRegisters } from '../life/close-registers.ts';
import { enrichRegisters } from './enrich-registers.ts';
import type { Market } from './firm.ts';
import { makeFirms } from './make-firms.ts';
import { makeHoldings } from './make-holdings.ts';
import { sumStakes } from './sum-stakes.ts';

/** The last day of the demo market. Fixed, so that the same seed gives the same bytes on any day. */
export const DEFAULT_AS_OF = '2026-09-30';
export const DEFAULT_SEED = 'mingjian';

export interface MarketOptions {
  readonly companies: number;
  readonly seed?: string | number;
  /** `YYYY-MM-DD`; nothing is known after it. */
  readonly asOf?: string;
}

/** Firms and who holds them; everything else is drawn firm by firm from the same seed. */
export const planMarket = ({
  companies,
  seed = DEFAULT_SEED,
  asOf = DEFAULT_AS_OF,
}: MarketOptions): Market => {
  if (!Number.isSafeInteger(companies) || companies < 1)
    throw new RangeError(`a market of ${companies} companies cannot be made`);
  const lastDay = parseDay(asOf);
  const words = String(seed);
  const firms = makeFirms(words, companies, lastDay);
  const owners = makeHoldings(words, firms, lastDay);
  const plan = { seed: words, asOf: lastDay, firms, owners, stakes: sumStakes(firms, owners) };
  return enrichRegisters({ ...plan, owners: closeRegisters(plan), ventures: new Map() });
};
