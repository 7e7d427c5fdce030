export * from './cohorts.ts';
export * from './judge-classes.ts';
export * from './judge-groups.ts';
export * from './judge-moves.ts';
export * from './list-defaults.ts';
export * from './make-report.ts';
export * from './cards/index.ts';
export * from './public-benchmarks.ts';
