export * from './items.ts';
export * from './score-registry.ts';
