export * from './types.ts';
export * from './timeline.ts';
export * from './project-company.ts';
export { compareByPreference } from './prefer.ts';
export { compareAddresses, COMPANY_DIMENSIONS } from './project-company-facts.ts';
export { makeFactsValidOn } from './make-facts-valid-on.ts';
export type { Believable } from './prefer.ts';
