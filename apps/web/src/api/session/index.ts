export type * from './session.ts';
export * from './menu-entry.ts';
export * from './store.ts';
export { findLastCompany, storeLastCompany } from './last-company.ts';
