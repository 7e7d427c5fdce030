import { WHOLE } from '../basis/amounts.ts';
import type { Share } from '../basis/amounts.ts';
import { makeRandom } from '../basis/random.ts';
import type { Firm, Holding, Market } from './firm.ts';

const BAND_CHANCE = 0.25;

/** The bands in which registers abroad tell of significant control. */
const BANDS: readonly (readonly [low: Share, high: Share])[] = [
  [250_000, 500_000],
  [500_000, 750_000],
  [750_000, WHOLE],
];

const findBand = ({ share }: Holding): readonly [low: Share, high: Share] | undefined =>
  BANDS.find(([low, high]) => share !== null && share > low && share <= high);

/** Only where the middle of the band, with all other shares, is not more than the whole. */
const giveBand = (firm: Firm, holdings: readonly Holding[]): readonly Holding[] => {
  const known = holdings.reduce((sum, { share }) => sum + (share ?? 0), 0);
  return holdings.map((holding) => {
    const band = holding.holder.type === 'foreign' && !firm.isListed ? findBand(holding) : undefined;
    const isFree = band && known - (holding.share ?? 0) + (band[0] + band[1]) / 2 <= WHOLE;
    return isFree && holding.until === null ? { ...holding, band } : holding;
  });
};

/** Of some foreign houses only a register abroad tells the share, and only between which limits it lies. */
export const addBands = (market: Market): Market => ({
  ...market,
  owners: market.firms.map((firm, index) => {
    const holdings = market.owners[index] ?? [];
    const isTold = makeRandom(market.seed, 'foreign-bands', index).chance(BAND_CHANCE);
    return isTold ? giveBand(firm, holdings) : holdings;
  }),
});
