import type { BatchImportRow } from '@mingjian/contract/batch-imports';
import { findBatchImportRow } from '@mingjian/database/batch-imports';
import type { BatchImport } from '@mingjian/database/batch-imports';
import type { Database } from '@mingjian/database/connection';
import { ApplicationFailure } from '../http/index.ts';
import { presentRows } from './present-rows.ts';

/** A row as it stands now, after a change. */
export const showRow = async (db: Database, list: BatchImport, line: number): Promise<BatchImportRow> => {
  const row = await findBatchImportRow(db, list.batch_import_id, line);
  const [presented] = row ? await presentRows(db, list, [row]) : [];
  if (!presented) throw new ApplicationFailure('batch-import-does-not-exist');
  return presented;
};
