export * from './spend-quota.ts';
