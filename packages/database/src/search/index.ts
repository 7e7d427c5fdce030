export * from './facets.ts';
export * from './count-matches.ts';
export * from './refresh-search.ts';
export * from './search-by-word.ts';
export * from './search-companies.ts';
export * from './token-frequencies.ts';
