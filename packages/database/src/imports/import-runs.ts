import type { Database } from '../connection/index.ts';
import type { ImportCounts } from './tables.ts';

export interface ImportRunDraft {
  readonly sourceId: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly rowCount: number;
  readonly knownFrom: string;
  /** The caller named the day; otherwise an interrupted run keeps the moment it began with. */
  readonly isKnownFromGiven: boolean;
  readonly now: string;
}

export interface ImportRun {
  readonly runId: number;
  readonly knownFrom: string;
  /** Last row of the file that is saved; 1 is the header. */
  readonly rowReached: number;
}

/** Goes on with the interrupted run of the same file and source, or starts one. */
export const startImportRun = async (db: Database, draft: ImportRunDraft): Promise<ImportRun> => {
  const interrupted = await db.kysely
    .selectFrom('import_run')
    .select(['run_id as runId', 'known_from as knownFrom', 'row_reached as rowReached'])
    .where('source_id', '=', draft.sourceId)
    .where('sha256', '=', draft.sha256)
    .where('status', '=', 'running')
    .$if(draft.isKnownFromGiven, (query) => query.where('known_from', '=', draft.knownFrom))
    .orderBy('run_id', 'desc')
    .executeTakeFirst();
  if (interrupted) return interrupted;
  const { run_id: runId } = await db.kysely
    .insertInto('import_run')
    .values({
      source_id: draft.sourceId,
      sha256: draft.sha256,
      file_name: draft.fileName,
      known_from: draft.knownFrom,
      status: 'running',
      row_reached: 1,
      row_count: draft.rowCount,
      counts: null,
      started_at: draft.now,
      updated_at: draft.now,
    })
    .returning('run_id')
    .executeTakeFirstOrThrow();
  return { runId, knownFrom: draft.knownFrom, rowReached: 1 };
};

/** Notes that everything up to and with `rowReached` is committed. */
export const saveImportProgress = async (
  db: Database,
  runId: number,
  rowReached: number,
  counts: ImportCounts,
  now: string,
): Promise<void> => {
  await db.pool.query({
    name: 'save-import-progress',
    text: 'update import_run set row_reached = $2, counts = $3, updated_at = $4 where run_id = $1',
    values: [runId, rowReached, JSON.stringify(counts), now],
  });
};

export const finishImportRun = async (db: Database, runId: number, now: string): Promise<void> => {
  await db.kysely
    .updateTable('import_run')
    .set({ status: 'done', updated_at: now })
    .where('run_id', '=', runId)
    .execute();
};
