/**
 * Dimensions that few firms of any market have: listed firms, issuers of bonds, venture rounds, land, and the lists of
 * those who do not pay. They reach one per cent of the firms, the others five.
 */
export const RARE_DIMENSIONS: ReadonlySet<string> = new Set([
  'top_shareholder',
  'actual_controller',
  'listing_profile',
  'bond',
  'agency_rating',
  'financing_event',
  'land_ip_encumbrance',
  'dishonest_debtor',
  'consumption_restriction',
  'asset_freeze_auction',
  'bankruptcy',
  'serious_violation_blacklist',
]);

const BAR = 5;
const RARE_BAR = 1;

/** The share of firms, in per cent, that a recorded dimension should reach in a market of some size. */
export const barOf = (dimension: string): number => (RARE_DIMENSIONS.has(dimension) ? RARE_BAR : BAR);
