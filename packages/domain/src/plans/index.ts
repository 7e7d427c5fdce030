export * from './features.ts';
export * from './plans.ts';
export * from './packages.ts';
export * from './effective-grants.ts';
export * from './what-opens.ts';
export * from './contracts.ts';
export * from './prices.ts';
export * from './plan-requests.ts';
