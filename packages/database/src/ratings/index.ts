export { markDatedCompanies } from './mark-dated-companies.ts';
export { rateChangedCompanies } from './rate-changed-companies.ts';
export type { RateOptions, RatingRun } from './rate-changed-companies.ts';
export { findRating } from './find-rating.ts';
export type { RatingBase, RatingRow, RatingTables } from './tables.ts';
