export * from './facet-code.ts';
export * from './filters.ts';
export * from './fold-name.ts';
export * from './hash-token.ts';
export * from './parse-name.ts';
export * from './popularity.ts';
export * from './search-document.ts';
