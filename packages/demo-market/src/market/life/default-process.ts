import type { Random } from '../basis/random.ts';
import { yearOf } from '../basis/days.ts';
import type { Firm } from '../plan/firm.ts';
import {
  CURRENT_ASSETS,
  CURRENT_LIABILITIES,
  debtOf,
  netProfitOf,
  sumOf,
  totalAssetsOf,
  totalLiabilitiesOf,
} from '../finances/year.ts';
import type { Year } from '../finances/year.ts';
import type { EconomicKind } from '../words/economics.ts';

/** How industries differ in the log of the hazard. */
const INDUSTRY_EFFECTS: Partial<Record<EconomicKind, number>> = {
  realEstate: 0.8,
  construction: 0.5,
  hospitality: 0.35,
  education: 0.3,
  wholesale: 0.25,
  lightIndustry: 0.15,
  retail: 0.15,
  metals: 0.1,
  pharma: -0.3,
  health: -0.3,
  utilities: -0.8,
  software: -0.1,
};
/** Good and bad years of the whole economy, 2021 .. 2025; they strike in the year after. */
const YEAR_EFFECTS: Readonly<Record<number, number>> = {
  2020: 0,
  2021: 0.05,
  2022: 0.2,
  2023: 0.1,
  2024: 0.15,
  2025: 0,
};

const INTERCEPT = -6.2;
const FRAILTY = 1.05;
const GROUP_LUCK = 0.4;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** What no statement shows: the firm's own luck and its group's. Standard normals. */
export interface Frailty {
  readonly own: number;
  readonly group: number;
}

export const drawFrailty = (random: Random, firm: Firm): Frailty => ({
  own: random.normal(),
  group: firm.group?.luck ?? 0,
});

/**
 * Chance that payments stop within the year after the balance: complementary log-log in leverage, liquidity, return,
 * money against short debt, age, nature, industry and year, plus the frailty that nobody sees. A process of the demo
 * market, none of the platform's models (README, "truth").
 */
export const defaultChance = (firm: Firm, frailty: Frailty, last: Year): number => {
  const { closing, income, year } = last;
  const assets = Math.max(totalAssetsOf(closing), 1);
  const leverage = clamp(totalLiabilitiesOf(closing) / assets, 0, 1.5);
  const liquidity = clamp(
    (sumOf(closing, CURRENT_ASSETS) - sumOf(closing, CURRENT_LIABILITIES)) / assets,
    -0.8,
    0.8,
  );
  const profitability = clamp(netProfitOf(income) / assets, -0.4, 0.25);
  const shortDebt = closing.short_term_borrowings + closing.non_current_liabilities_due_1y;
  const strainOfDebt =
    shortDebt > 0 ? clamp(Math.log(shortDebt / (closing.cash_and_equivalents + 1)), -2, 3) : -1;
  const age = Math.max(0.5, year + 1 - yearOf(firm.establishedOn));
  const log =
    INTERCEPT +
    1.1 * leverage +
    2.4 * Math.max(0, leverage - 0.75) +
    -0.9 * liquidity +
    -3.2 * profitability +
    0.22 * strainOfDebt +
    (debtOf(closing) > 0 ? 0.25 : 0) +
    0.75 * Math.exp(-age / 4) +
    (firm.nature === 'state' ? -0.8 : firm.nature === 'foreign' ? -0.3 : 0) +
    (firm.isListed ? -0.35 : 0) +
    (INDUSTRY_EFFECTS[firm.industry.kind] ?? 0) +
    (YEAR_EFFECTS[year] ?? 0) +
    FRAILTY * frailty.own -
    GROUP_LUCK * frailty.group;
  return 1 - Math.exp(-Math.exp(log));
};
