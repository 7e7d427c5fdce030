export * from './kinds.ts';
export * from './score-behaviour.ts';
