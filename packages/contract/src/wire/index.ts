export * from './envelope.ts';
export * from './endpoint.ts';
export * from './failures.ts';
export * from './page.ts';
export * from './sentences.ts';
export * from './input-faults.ts';
export * from './list-failure-codes.ts';
export * from './screen-sentences.ts';
