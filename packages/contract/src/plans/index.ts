export * from './catalogue.ts';
export * from './contracts.ts';
export * from './grants.ts';
export * from './plan-requests.ts';
