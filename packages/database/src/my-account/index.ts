export * from './mobile-codes.ts';
export * from './own-profile.ts';
export * from './list-usage-records.ts';
