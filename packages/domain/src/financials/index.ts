export * from './statement.ts';
export * from './figures.ts';
export * from './find-figure.ts';
export * from './ratio.ts';
export * from './balance.ts';
