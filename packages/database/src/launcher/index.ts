export { startCluster, stopCluster } from './cluster.ts';
export type { Cluster } from './cluster.ts';
export { OperatorError } from './operator-error.ts';
