import { parentPort, workerData } from 'node:worker_threads';
import type { Sample } from '../samples/index.ts';
import { runFold } from './fold-task.ts';
import type { FoldTask } from './fold-task.ts';

const sample = workerData as Sample;

parentPort?.on('message', ({ number, task }: { number: number; task: FoldTask }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ number, result: runFold(sample, task) });
});
