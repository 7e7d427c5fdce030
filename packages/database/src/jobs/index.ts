export { listDeadWorkers, saveHeartbeat } from './heartbeats.ts';
