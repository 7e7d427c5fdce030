export * from './value.ts';
export * from './feature-set.ts';
export * from './evaluate-features.ts';
export * from './model-file.ts';
export * from './score-terms.ts';
export * from './score-trees.ts';
export * from './score-rows.ts';
export * from './anchor.ts';
