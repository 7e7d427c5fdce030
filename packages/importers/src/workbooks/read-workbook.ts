import { Worker } from 'node:worker_threads';
import { inspectFile } from '@mingjian/domain/workbook-files';
import type { ReadLimits, ReadOrder, ReadResult } from './sheet.ts';

export interface UploadedWorkbook {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly maxBytes: number;
}

/** Left to itself a thread keeps several times as much of what it has just thrown away. */
const YOUNG_MB = 16;

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a workbook or text file into rows of text, in a thread of its own with limits of memory and time: whatever the
 * file does, the caller gets rows or a refusal.
 */
export const readWorkbook = async (
  { bytes, fileName, maxBytes }: UploadedWorkbook,
  limits: ReadLimits,
): Promise<ReadResult> => {
  const inspected = inspectFile(bytes, fileName, maxBytes);
  return inspected.ok ? readInThread({ bytes, kind: inspected.kind, limits }) : inspected;
};

const readInThread = (order: ReadOrder): Promise<ReadResult> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
      workerData: order,
      resourceLimits: {
        maxOldGenerationSizeMb: order.limits.maxMemoryMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    const timer = setTimeout(
      () => finish({ ok: false, refusal: 'file-is-too-complex' }),
      order.limits.timeoutMs,
    );
    const finish = (result: ReadResult | Error): void => {
      clearTimeout(timer);
      void thread.terminate();
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    thread.once('message', finish);
    thread.once('error', (error) => {
      finish(isOutOfMemory(error) ? { ok: false, refusal: 'file-is-too-complex' } : error);
    });
    thread.once('exit', (code) => finish(new Error(`The reading thread ended with ${code} and no answer.`)));
  });
