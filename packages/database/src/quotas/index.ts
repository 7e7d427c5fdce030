export * from './spend-quota.ts';
export * from './list-quotas.ts';
