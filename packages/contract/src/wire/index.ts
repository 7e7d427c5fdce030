export * from './envelope.ts';
export * from './endpoint.ts';
export * from './failures.ts';
export * from './page.ts';
