import { KEPT_DAYS } from '@mingjian/domain/batch-imports';
import type { ListSheet } from '@mingjian/domain/batch-imports';
import type { Selectable } from 'kysely';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';
import type { BatchImportTables } from './tables.ts';

const RUNNING = ['waiting', 'reading', 'matching'] as const;

/** Everything but the content of the file. */
const COLUMNS = [
  'batch_import_id',
  'account_id',
  'organisation_id',
  'file_name',
  'byte_length',
  'state',
  'refusal',
  'sheets',
  'row_count',
  'matched_count',
  'created_at',
  'finished_at',
  'expires_at',
] as const;

export type BatchImport = Pick<Selectable<BatchImportTables['batch_import']>, (typeof COLUMNS)[number]>;

export interface BatchImportDraft {
  readonly accountId: number;
  readonly organisationId: number;
  readonly fileName: string;
  readonly content: Buffer;
  readonly at: Date;
}

const DAY_MS = 86_400_000;

/** Stores an uploaded list and answers its id. */
export const createBatchImport = async ({ kysely }: Database, draft: BatchImportDraft): Promise<number> => {
  const { batch_import_id } = await kysely
    .insertInto('batch_import')
    .values({
      account_id: draft.accountId,
      organisation_id: draft.organisationId,
      file_name: draft.fileName,
      byte_length: draft.content.length,
      content: draft.content,
      state: 'waiting',
      refusal: null,
      sheets: null,
      row_count: 0,
      matched_count: 0,
      created_at: draft.at.toISOString(),
      finished_at: null,
      expires_at: new Date(draft.at.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
    })
    .returning('batch_import_id')
    .executeTakeFirstOrThrow();
  return batch_import_id;
};

/** A list of the account; none when it is somebody else's. */
export const findBatchImport = (
  { kysely }: Database,
  accountId: number,
  batchImportId: number,
): Promise<BatchImport | undefined> =>
  kysely
    .selectFrom('batch_import')
    .select(COLUMNS)
    .where('batch_import_id', '=', batchImportId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The lists of an account, newest first. */
export const listBatchImports = ({ kysely }: Database, accountId: number, page: Page) => {
  const own = kysely.selectFrom('batch_import').where('account_id', '=', accountId);
  const shown = own.select(COLUMNS).orderBy('created_at', 'desc').orderBy('batch_import_id', 'desc');
  return readPage(own, shown, page);
};

export const countRunningBatchImports = async ({ kysely }: Database, accountId: number): Promise<number> => {
  const { count } = await kysely
    .selectFrom('batch_import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', RUNNING)
    .executeTakeFirstOrThrow();
  return count;
};

/** The lists that wait or were left in the middle, the oldest first. One worker task at a time asks for them. */
export const listBatchImportsToDo = ({ kysely }: Database) =>
  kysely
    .selectFrom('batch_import')
    .select(['batch_import_id as batchImportId', 'account_id as accountId'])
    .where('state', 'in', RUNNING)
    .orderBy('created_at')
    .orderBy('batch_import_id')
    .execute();

/** The stored file, as long as it was not read. */
export const findBatchImportContent = ({ kysely }: Database, batchImportId: number) =>
  kysely
    .selectFrom('batch_import')
    .select(['file_name', 'content', 'state'])
    .where('batch_import_id', '=', batchImportId)
    .executeTakeFirst();

type Change = Partial<
  Pick<BatchImport, 'state' | 'refusal' | 'row_count' | 'matched_count' | 'finished_at'>
> & { readonly content?: null; readonly sheets?: readonly ListSheet[] };

export const updateBatchImport = async (
  { kysely }: Database,
  batchImportId: number,
  { sheets, ...change }: Change,
): Promise<void> => {
  await kysely
    .updateTable('batch_import')
    // An array would travel as an array of PostgreSQL.
    .set({ ...change, ...(sheets && { sheets: JSON.stringify(sheets) as unknown as readonly ListSheet[] }) })
    .where('batch_import_id', '=', batchImportId)
    .execute();
};

/** Deletes a list with its rows; false when the account has none of this id. */
export const deleteBatchImport = async (
  { kysely }: Database,
  accountId: number,
  batchImportId: number,
): Promise<boolean> => {
  const { numDeletedRows } = await kysely
    .deleteFrom('batch_import')
    .where('batch_import_id', '=', batchImportId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes the lists whose days are over. */
export const deleteExpiredBatchImports = async ({ kysely }: Database, now: string): Promise<number> => {
  const { numDeletedRows } = await kysely
    .deleteFrom('batch_import')
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
