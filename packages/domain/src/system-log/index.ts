export * from './log-kinds.ts';
export * from './log-areas.ts';
