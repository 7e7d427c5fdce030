export * from './spend-quota.ts';
export * from './list-quotas.ts';
export * from './list-distribution.ts';
export * from './distribute-quota.ts';
