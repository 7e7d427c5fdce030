import { dayOf } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import { findFortune } from '../life/fortune.ts';
import type { Firm, Holding, Market } from './firm.ts';

const STAKE_CHANCE = 0.06;
/** The fund began to buy then. */
const FIRST_DAY = dayOf(2013, 6, 1);
const LEAST_AGE_DAYS = 400;
const LONGEST_WAIT_DAYS = 1500;
/** Stakes of 1 to 8 %, in half percents. */
const SMALLEST = 2;
const LARGEST = 16;
const STEP = 5000;

/** The largest holder, where it is a person with much more than a stake: no other firm's own stakes change by a sale. */
const findSeller = (firm: Firm, holdings: readonly Holding[]): Holding | null => {
  const isPlain = firm.form === 'limited' || firm.form === 'joint-stock';
  if (!isPlain || firm.isHub || firm.nature !== 'private') return null;
  if (holdings.some(({ until }) => until !== null)) return null;
  const largest = holdings.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
  return largest?.holder.type === 'person' && (largest.share ?? 0) > 3 * LARGEST * STEP ? largest : null;
};

const sellTo = (market: Market, firm: Firm): readonly Holding[] => {
  const { seed, asOf, owners, stakes } = market;
  const holdings = owners[firm.index] ?? [];
  const random = makeRandom(seed, 'state-fund', firm.index);
  const seller = random.chance(STAKE_CHANCE) ? findSeller(firm, holdings) : null;
  if (!seller) return holdings;
  const share = random.between(SMALLEST, LARGEST) * STEP;
  const since =
    Math.max(firm.establishedOn, seller.since, FIRST_DAY) + LEAST_AGE_DAYS + random.below(LONGEST_WAIT_DAYS);
  if (since > asOf - 20) return holdings;
  // Nobody buys into a firm that has ended.
  if (since >= findFortune(market, firm, stakes[firm.index] ?? 0).lastDay) return holdings;
  return [
    ...holdings.map((holding) =>
      holding === seller ? { ...holding, share: (holding.share ?? 0) - share } : holding,
    ),
    { holder: { type: 'state-fund' }, share, since, until: null },
  ];
};

/** One state fund with small stakes in firms all over the market: hundreds of 20,000. */
export const addStateFund = (market: Market): Market => ({
  ...market,
  owners: market.firms.map((firm) => sellTo(market, firm)),
});
