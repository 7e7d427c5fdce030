export * from './list-log.ts';
export * from './write-log.ts';
