export * from './count-loaded-data.ts';
