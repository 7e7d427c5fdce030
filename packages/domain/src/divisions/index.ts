export * from './provinces.ts';
export * from './cities.ts';
export * from './lookups.ts';
export * from './parse-division.ts';
