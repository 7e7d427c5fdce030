export * from './types.ts';
export * from './timeline.ts';
export * from './project-company.ts';
