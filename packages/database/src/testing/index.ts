export { dropTestDatabase, makeTestDatabase } from './make-test-database.ts';
export type { TestDatabase } from './make-test-database.ts';
