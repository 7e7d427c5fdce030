export { findNextHearing } from './find-next-hearing.ts';
export type { NextHearing } from './find-next-hearing.ts';
export { getNegativeSummary } from './get-negative-summary.ts';
export type { NegativeGroup, NegativeSummary } from './get-negative-summary.ts';
export { findNetAssets } from './net-assets.ts';
export type { NetAssets } from './net-assets.ts';
