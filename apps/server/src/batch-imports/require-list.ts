import { findBatchImport, findBatchImportRow } from '@mingjian/database/batch-imports';
import type { BatchImport, BatchImportRow } from '@mingjian/database/batch-imports';
import type { Database } from '@mingjian/database/connection';
import { isRunning } from '@mingjian/domain/batch-imports';
import { ApplicationFailure } from '../http/index.ts';
import type { Session } from '../http/index.ts';

interface Caller {
  readonly db: Database;
  readonly session: Session;
}

/** A list of the account that calls; somebody else's does not exist for it. */
export const requireList = async ({ db, session }: Caller, batchImportId: number): Promise<BatchImport> => {
  const list = await findBatchImport(db, session.accountId, batchImportId);
  if (!list) throw new ApplicationFailure('batch-import-does-not-exist');
  return list;
};

/** A list whose rows are matched: nothing is picked, followed or taken away while they change. */
export const requireDoneList = async (caller: Caller, batchImportId: number): Promise<BatchImport> => {
  const list = await requireList(caller, batchImportId);
  if (isRunning(list.state)) throw new ApplicationFailure('batch-import-is-running');
  return list;
};

export interface ListAndRow {
  readonly list: BatchImport;
  readonly row: BatchImportRow;
}

export const requireRow = async (
  caller: Caller,
  { batchImportId, line }: { readonly batchImportId: number; readonly line: number },
): Promise<ListAndRow> => {
  const list = await requireDoneList(caller, batchImportId);
  const row = await findBatchImportRow(caller.db, batchImportId, line);
  if (!row) throw new ApplicationFailure('batch-import-does-not-exist');
  return { list, row };
};
