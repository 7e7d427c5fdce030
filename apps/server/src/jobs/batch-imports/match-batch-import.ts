import {
  findBatchImportContent,
  listBatchImportsToDo,
  matchList,
  saveBatchImportRows,
  updateBatchImport,
} from '@mingjian/database/batch-imports';
import type { Database } from '@mingjian/database/connection';
import {
  arrangeSheets,
  MAX_CELL_LENGTH,
  MAX_CELLS,
  MAX_FILE_BYTES,
  MAX_HEADER_ROWS,
  MAX_ROWS,
} from '@mingjian/domain/batch-imports';
import type { ArrangedList, ListRefusal } from '@mingjian/domain/batch-imports';
import { readWorkbook } from '@mingjian/importers/workbooks';
import { requireJobRight } from '../require-job-right.ts';

/** What reading a file may cost. Ten thousand rows take a second and some 60 MB in the reading thread. */
const LIMITS = {
  // Every sheet may have titles and notes above its rows.
  maxRows: MAX_ROWS + MAX_HEADER_ROWS,
  maxCells: MAX_CELLS,
  maxCellLength: MAX_CELL_LENGTH,
  maxMemoryMb: 192,
  timeoutMs: 60_000,
};

type ReadList = { readonly list: ArrangedList } | { readonly refusal: ListRefusal };

const readList = async (bytes: Uint8Array, fileName: string): Promise<ReadList> => {
  const result = await readWorkbook({ bytes, fileName, maxBytes: MAX_FILE_BYTES }, LIMITS);
  if (!result.ok) return { refusal: result.refusal };
  const list = arrangeSheets(result.sheets);
  if (list.sheets.length === 0) {
    const isEmpty = result.sheets.every(({ rows }) => rows.length === 0);
    return { refusal: isEmpty ? 'file-is-empty' : 'file-has-no-header' };
  }
  if (list.rows.length === 0) return { refusal: 'file-has-no-rows' };
  return list.rows.length > MAX_ROWS ? { refusal: 'file-has-too-many-rows' } : { list };
};

type Update = (change: Parameters<typeof updateBatchImport>[2]) => Promise<void>;
type StoredList = Pick<ArrangedList, 'sheets'> | { readonly refusal: ListRefusal };

/** Reads the file into stored rows; file and rows are forgotten here, so that matching has the memory to itself. */
const storeRows = async (db: Database, batchImportId: number, update: Update): Promise<StoredList | null> => {
  const stored = await findBatchImportContent(db, batchImportId);
  if (!stored?.content) return null;
  await update({ state: 'reading', matched_count: 0 });
  const read = await readList(stored.content, stored.file_name);
  if ('refusal' in read) return read;
  const { sheets, rows } = read.list;
  await saveBatchImportRows(db, batchImportId, rows);
  await update({ state: 'matching', sheets, row_count: rows.length });
  return { sheets };
};

/**
 * Reads a stored list and matches its rows. The file is deleted when that is done: a worker that was stopped in the
 * middle begins again.
 */
export const matchBatchImport = async (
  db: Database,
  batchImportId: number,
  clock: () => Date,
  signal: AbortSignal,
): Promise<void> => {
  const update: Update = (change) => updateBatchImport(db, batchImportId, change);
  const stored = await storeRows(db, batchImportId, update);
  if (stored === null) return;
  const finish = () => ({ content: null, finished_at: clock().toISOString() });
  if ('refusal' in stored) return update({ ...finish(), state: 'refused', refusal: stored.refusal });
  await matchList(db, batchImportId, stored.sheets, { signal });
  await update({ ...finish(), state: 'done' });
};

/** Works off the lists that wait, the oldest first; one that fails does not hold up the others. */
export const matchBatchImports = async (
  db: Database,
  clock: () => Date,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const lines: string[] = [];
  for (const { batchImportId, accountId } of await listBatchImportsToDo(db)) {
    try {
      await requireJobRight(db, accountId, 'data.import', clock());
      await matchBatchImport(db, batchImportId, clock, signal);
      lines.push(`matched company list ${batchImportId}`);
    } catch (error) {
      if (signal.aborted) throw error;
      await updateBatchImport(db, batchImportId, {
        state: 'failed',
        content: null,
        finished_at: clock().toISOString(),
      });
      lines.push(`company list ${batchImportId} failed: ${String(error)}`);
    }
  }
  return lines.length > 0 ? lines.join('; ') : undefined;
};
