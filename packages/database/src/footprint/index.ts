export * from './footprint.ts';
