export { ApplicationFailure } from './application-failure.ts';
export { keepPerDatabase } from './keep-per-database.ts';
export { requireRight } from './require-right.ts';
export { register, registerPublic } from './register-endpoint.ts';
export type { Call, PublicCall } from './register-endpoint.ts';
export type { Session } from '../session/session.ts';
export { readAsAt } from './read-as-at.ts';
