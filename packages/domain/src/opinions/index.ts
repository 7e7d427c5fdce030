export * from './kinds.ts';
export * from './parse-possibility.ts';
export * from './calibrate-opinions.ts';
