export * from './ensure-access-defaults.ts';
export * from './create-organisation.ts';
export * from './create-account.ts';
export * from './seed-accounts.ts';
export * from './find-login-account.ts';
export * from './manage-accounts.ts';
export * from './reach.ts';
export type { Scope } from './scope.ts';
