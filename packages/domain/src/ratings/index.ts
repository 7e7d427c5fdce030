export * from './classes.ts';
export * from './master-scale.ts';
