export * from './altman-z2.ts';
export * from './em-score.ts';
export * from './score-statement.ts';
export * from './facts.ts';
export * from './overrides.ts';
export * from './find-overrides.ts';
export * from './rate-company.ts';
export * from './words.ts';
