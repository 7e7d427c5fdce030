export * from './market.ts';
export * from './screen-market.ts';
export { FACET_KINDS } from './tests.ts';
export type { FacetKind } from './tests.ts';
export type { FacetCounts, FacetValue } from './tallies.ts';
