export { loadDemoMarket } from './load-demo-market.ts';
export type { LoadOptions } from './load-demo-market.ts';
export { makeDemoMarket } from './make-demo-market.ts';
export type { DemoMarketOptions } from './make-demo-market.ts';
export { listLatentDefaults } from './truth.ts';
export type { LatentDefault } from './truth.ts';
export { DEFAULT_AS_OF, DEFAULT_SEED } from './plan/make-market.ts';
export type { MarketOptions } from './plan/make-market.ts';
