import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Sample } from '../samples/index.ts';
import type { FoldMessage, FoldResult, FoldTask, OnProgress } from './fold-task.ts';

const WORKER = new URL('fold-worker.ts', import.meta.url);

/** A copy of a column that threads share instead of copying it again. */
const share = (column: Float64Array): Float64Array => {
  const shared = new Float64Array(new SharedArrayBuffer(column.byteLength));
  shared.set(column);
  return shared;
};

/**
 * Runs folds on all processors, each on its own thread.
 * @returns the results in the order of the tasks, whichever was done first
 */
export const runFolds = async (
  sample: Sample,
  tasks: readonly FoldTask[],
  onProgress: OnProgress = () => {},
): Promise<readonly FoldResult[]> => {
  const { names, rows, factorGroups } = sample;
  const workerData: Sample = {
    ...(factorGroups ? { factorGroups } : {}),
    names,
    rows,
    columns: sample.columns.map(share),
    labels: share(sample.labels),
  };
  const results: FoldResult[] = [];
  const shares = new Float64Array(tasks.length);
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(WORKER, { workerData });
      const give = (): void => {
        if (next >= tasks.length) {
          void worker.terminate().then(() => resolve());
          return;
        }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ number: next, task: tasks[next] });
        next += 1;
      };
      worker.once('error', reject);
      worker.on('message', ({ number, share: done, result }: FoldMessage) => {
        shares[number] = done;
        onProgress(shares.reduce((sum, one) => sum + one, 0) / tasks.length);
        if (!result) return;
        results[number] = result;
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work));
  return results;
};
