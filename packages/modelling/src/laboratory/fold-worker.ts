import { parentPort, workerData } from 'node:worker_threads';
import type { Sample } from '../samples/index.ts';
import { runFold } from './fold-task.ts';
import type { FoldMessage, FoldTask } from './fold-task.ts';

const sample = workerData as Sample;

/** Share of a task's work between two reports of progress. */
const REPORT_STEP = 0.01;

const post = (message: FoldMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
};

parentPort?.on('message', ({ number, task }: { number: number; task: FoldTask }) => {
  let reported = 0;
  const result = runFold(sample, task, (share) => {
    if (share - reported < REPORT_STEP) return;
    reported = share;
    post({ number, share });
  });
  post({ number, share: 1, result });
});
