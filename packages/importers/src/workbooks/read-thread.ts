import { parentPort, workerData } from 'node:worker_threads';
import { checkUnpacked } from './check-unpacked.ts';
import { makeRowCollector } from './collect-rows.ts';
import { readText } from './read-text.ts';
import { ReadFailure } from './sheet.ts';
import type { ReadOrder, ReadResult, Sheet } from './sheet.ts';

const readSheets = async (order: ReadOrder): Promise<readonly Sheet[]> => {
  const { bytes, kind, limits } = order;
  const collect = makeRowCollector(limits);
  if (kind === 'csv') return readText(bytes, collect);
  if (kind === 'xlsx') checkUnpacked(bytes);
  // The reader is a megabyte of code that a text file does not need.
  const { readBook } = await import('./read-book.ts');
  return readBook(order, collect);
};

const answer = async (): Promise<ReadResult> => {
  try {
    return { ok: true, sheets: await readSheets(workerData as ReadOrder) };
  } catch (error) {
    if (error instanceof ReadFailure) return { ok: false, refusal: error.refusal };
    throw error;
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer());
