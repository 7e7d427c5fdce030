/** Words of search that the wire and the web need without the machinery behind them. */

export const MAX_KEYWORD_LENGTH = 100;

/** Filters that choose among values; each value of a company is a token of its search row. */
export const VALUE_FILTERS = [
  'status',
  'province',
  'city',
  'section',
  'division',
  'nature',
  'size',
  'listed',
  'highTech',
] as const;
export type ValueFilter = (typeof VALUE_FILTERS)[number];

/** Values in the order of their numbers in a facet code, so only ever added to. */
export const STATUS_VALUES = [
  'active',
  'revoked',
  'deregistered',
  'moved_out',
  'suspended',
  'liquidation',
] as const;
export const NATURE_VALUES = ['state', 'private', 'foreign', 'hk_mo_tw', 'collective', 'joint'] as const;
export const SIZE_VALUES = ['large', 'medium', 'small', 'micro'] as const;
export const FLAG_VALUES = ['yes', 'no'] as const;

/** Why a company is in a result. `other-code`: a stock code, registration number or another key of the company. */
export const MATCH_REASONS = [
  'full-name',
  'brand',
  'name-part',
  'former-name',
  'english-name',
  'pinyin',
  'initials',
  'credit-code',
  'code-prefix',
  'other-code',
  'similar-name',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** Columns of the result list by which it is sorted. */
export const SORT_COLUMNS = [
  'name',
  'creditCode',
  'type',
  'yearsInBusiness',
  'revenue',
  'netEarning',
  'ebitToRevenue',
  'totalAssets',
  'size',
  'rating',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
