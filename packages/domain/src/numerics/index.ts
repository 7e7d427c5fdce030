export * from './correlate.ts';
export * from './gamma.ts';
export * from './normal.ts';
export * from './random.ts';
