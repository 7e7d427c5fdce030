export * from './passwords.ts';
export * from './contract-grants.ts';
export * from './require-target.ts';
export * from './scope.ts';
