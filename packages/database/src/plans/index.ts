export * from './get-plan-catalogue.ts';
export * from './ensure-plans.ts';
