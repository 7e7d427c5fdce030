export * from './find-levers.ts';
export * from './lever.ts';
