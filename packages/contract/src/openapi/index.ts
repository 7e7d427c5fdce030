export * from './make-openapi.ts';
