export * from './strength.ts';
