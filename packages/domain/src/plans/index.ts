export * from './features.ts';
export * from './plans.ts';
export * from './packages.ts';
export * from './effective-grants.ts';
export * from './what-opens.ts';
