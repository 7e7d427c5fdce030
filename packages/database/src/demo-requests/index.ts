export * from './create-demo-request.ts';
