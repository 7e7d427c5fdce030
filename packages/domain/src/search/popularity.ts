import { roughCapitalYuan } from './capital-band.ts';

/** Slow facts of a company: none of them moves with the day. */
export interface PopularityFacts {
  readonly name: string;
  readonly nameEn: string | null;
  readonly stockCode: string | null;
  readonly status: string | null;
  readonly establishedOn: string | null;
  readonly registeredCapital: string | null;
  readonly registeredCapitalCurrency: string | null;
  readonly employees: number | null;
  readonly isListed: boolean | null;
  readonly isHighTech: boolean | null;
  readonly patentCount: number | null;
  readonly trademarkCount: number | null;
  readonly financingRounds: number | null;
  readonly revenue: string | null;
  readonly totalAssets: string | null;
}

/** Points for each power of ten above the first, to a tenth of a power: `steps(3e7, 5, 40)` is (7.4 - 5) * 40. */
const steps = (amount: number, firstPower: number, points: number): number =>
  amount <= 0 ? 0 : Math.max(0, Math.round((Math.floor(Math.log10(amount) * 10) / 10 - firstPower) * points));

const SMALL_SHOP = /(?:店|部|厂|社|站|所|摊|铺|坊|屋)$/;
const BRANCH = /公司.+(?:分公司|支公司|营业部|门市部|经营部|办事处|店|站|厅|处)$/;

const agePoints = (establishedOn: string | null): number => {
  if (establishedOn === null) return 0;
  if (establishedOn < '1993') return 40;
  if (establishedOn < '2003') return 25;
  return establishedOn < '2013' ? 10 : 0;
};

/**
 * How likely a company is to be the one that is meant, 0-1,500 points from slow facts with fixed steps
 * (docs/figures/search-popularity.md). Only the order counts: popular companies come first and fill the upper tiers.
 */
export const calculatePopularity = (facts: PopularityFacts): number => {
  const capital = roughCapitalYuan(facts.registeredCapital, facts.registeredCapitalCurrency) ?? 0;
  const size = Math.max(Number(facts.revenue ?? 0), Number(facts.totalAssets ?? 0));
  const points =
    (facts.isListed || facts.stockCode !== null ? 400 : 0) +
    (facts.isHighTech ? 40 : 0) +
    steps(capital, 5, 60) +
    steps(size, 6, 50) +
    steps(facts.employees ?? 0, 1, 50) +
    steps(facts.patentCount ?? 0, 0, 20) +
    steps(facts.trademarkCount ?? 0, 0, 10) +
    Math.min(facts.financingRounds ?? 0, 5) * 15 +
    (facts.nameEn === null ? 0 : 10) +
    agePoints(facts.establishedOn) +
    (facts.name.includes('集团') ? 40 : 0) +
    (facts.status === null || facts.status === 'active' ? 50 : 0) -
    (SMALL_SHOP.test(facts.name) ? 30 : 0) -
    (BRANCH.test(facts.name) ? 60 : 0);
  return Math.max(0, Math.min(1500, points));
};

/** Popularity from which a company is in tier 0 or tier 1; all others are in tier 2. */
export const TIER_THRESHOLDS = [300, 205] as const;
/** How far beyond a threshold a company must be before the nightly batch moves it. */
export const TIER_MARGIN = 15;

/** The tier that the thresholds give: for a new company. */
export const findTier = (popularity: number): number => {
  const tier = TIER_THRESHOLDS.findIndex((threshold) => popularity >= threshold);
  return tier === -1 ? TIER_THRESHOLDS.length : tier;
};

/** The tier a company belongs in, given the one it is in: it stays unless it is clearly beyond a threshold. */
export const moveTier = (popularity: number, tier: number): number => {
  const lowest = findTier(popularity - TIER_MARGIN);
  const highest = findTier(popularity + TIER_MARGIN);
  return Math.min(Math.max(tier, highest), lowest);
};
