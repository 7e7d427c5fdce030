export { startCluster } from './cluster.ts';
export { withLock } from './file-lock.ts';
export { OperatorError } from './operator-error.ts';
export { openDatabase, ownDatabase } from './open-database.ts';
export type { DatabasePlace, OpenDatabase } from './open-database.ts';
