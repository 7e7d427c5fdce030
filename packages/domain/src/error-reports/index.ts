export * from './error-types.ts';
export * from './limits.ts';
export * from './report-states.ts';
