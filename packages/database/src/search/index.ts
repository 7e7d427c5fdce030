export * from './condition.ts';
export * from './count-matches.ts';
export * from './find-candidates.ts';
export * from './refresh-search.ts';
export * from './search-by-word.ts';
export * from './token-frequencies.ts';
