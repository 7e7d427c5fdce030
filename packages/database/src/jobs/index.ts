export { listDeadWorkers, saveHeartbeat } from './heartbeats.ts';
export { nudgeTask } from './nudge-task.ts';
