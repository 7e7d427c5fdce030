export * from './get-plan-catalogue.ts';
export * from './ensure-plans.ts';
export * from './edit-plans.ts';
export * from './contracts.ts';
export * from './plan-requests.ts';
export * from './seed-demo-prices.ts';
