export * from './rights.ts';
export * from './roles.ts';
export * from './right-areas.ts';
export * from './decide.ts';
