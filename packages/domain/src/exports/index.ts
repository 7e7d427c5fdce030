export * from './limits.ts';
export * from './states.ts';
export * from './fields.ts';
