export * from './write-log.ts';
