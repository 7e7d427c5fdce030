export * from './columns.ts';
export * from './financial-model.ts';
export * from './score-financial.ts';
export * from './explain-variable.ts';
