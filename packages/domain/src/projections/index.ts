export * from './types.ts';
export * from './timeline.ts';
export * from './project-company.ts';
export { compareByPreference } from './prefer.ts';
export { compareAddresses } from './project-company-facts.ts';
export type { Believable } from './prefer.ts';
