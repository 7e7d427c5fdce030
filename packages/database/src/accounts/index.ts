export * from './ensure-access-defaults.ts';
export * from './create-organisation.ts';
export * from './create-account.ts';
export * from './seed-accounts.ts';
