export type * from './session.ts';
export { DEFAULT_APP_STATE, EMPTY_USER } from './session.ts';
export * from './menu-entry.ts';
export * from './store.ts';
export type { UserInfo } from './transitions.ts';
export { findLastCompany, storeLastCompany } from './last-company.ts';
