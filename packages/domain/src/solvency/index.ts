export * from './index-bands.ts';
export * from './log-odds.ts';
export * from './solvency-index.ts';
