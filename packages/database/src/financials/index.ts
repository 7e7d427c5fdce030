export { findPeerQuartiles } from './find-peer-quartiles.ts';
export type { PeerQuartile } from './find-peer-quartiles.ts';
export { isPeerSnapshotDue, refreshPeerQuartiles } from './refresh-peer-quartiles.ts';
