export * from './user-info.ts';
export * from './change-password.ts';
export * from './manage-accounts.ts';
