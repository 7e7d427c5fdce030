import type { Database } from '@mingjian/database/connection';
import { saveImportProgress } from '@mingjian/database/imports';
import type { ImportCounts } from '@mingjian/database/imports';
import { saveRecords } from '@mingjian/database/records';
import type { SavedRecords } from '@mingjian/database/records';
import type { RecordBatch } from '@mingjian/domain/records';

export interface PendingBatch {
  readonly batch: RecordBatch;
  readonly lastRow: number;
  /** Counts of the file up to and with this batch. */
  readonly counts: ImportCounts;
}

/** Saves batches, some side by side, and notes how far the file is saved without a gap. */
export interface BatchSaver {
  /** Takes a batch; answers when there is room for the next one, with the batches that are committed by then. */
  submit(pending: PendingBatch): Promise<readonly PendingBatch[]>;
  /** Waits for everything; also after a failure, so that nothing runs on unseen. */
  drain(): Promise<readonly PendingBatch[]>;
  readonly saved: { created: number; unchanged: number; closed: number };
}

interface InFlight {
  readonly pending: PendingBatch;
  readonly result: Promise<SavedRecords>;
}

/** `width`: how many transactions may run at the same time; more than 1 only where no company is in two batches. */
export const makeBatchSaver = (db: Database, runId: number, width: number): BatchSaver => {
  const inFlight: InFlight[] = [];
  const saved = { created: 0, unchanged: 0, closed: 0 };

  const settleOldest = async (): Promise<PendingBatch | undefined> => {
    const oldest = inFlight.shift();
    if (!oldest) return undefined;
    const { created, unchanged, closed } = await oldest.result;
    saved.created += created;
    saved.unchanged += unchanged;
    saved.closed += closed;
    const { lastRow, counts } = oldest.pending;
    await saveImportProgress(db, runId, lastRow, counts, new Date().toISOString());
    return oldest.pending;
  };

  const settleDownTo = async (length: number): Promise<PendingBatch[]> => {
    const done: PendingBatch[] = [];
    while (inFlight.length > length) {
      const pending = await settleOldest();
      if (pending) done.push(pending);
    }
    return done;
  };

  return {
    saved,
    submit: async (pending) => {
      const result = saveRecords(db, pending.batch);
      result.catch(() => undefined);
      inFlight.push({ pending, result });
      return settleDownTo(width - 1);
    },
    drain: async () => {
      await Promise.allSettled(inFlight.map(({ result }) => result));
      return settleDownTo(0);
    },
  };
};
