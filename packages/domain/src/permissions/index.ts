export * from './rights.ts';
export * from './roles.ts';
export * from './decide.ts';
