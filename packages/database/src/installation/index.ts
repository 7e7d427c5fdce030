export { findMarketState, saveMarketState } from './market-state.ts';
export type { MarketState } from './market-state.ts';
