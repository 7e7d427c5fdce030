import { KEPT_DAYS, MAX_RUNNING } from '@mingjian/domain/exports';
import type { Selectable } from 'kysely';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';
import type { ExportTables } from './tables.ts';

const OPEN = ['waiting', 'running'] as const;
const DAY_MS = 86_400_000;

/** Everything but the content of the file. */
const COLUMNS = [
  'export_job_id',
  'account_id',
  'organisation_id',
  'contract_id',
  'file_name',
  'format',
  'language',
  'state',
  'company_ids',
  'fields',
  'as_at',
  'clock',
  'company_count',
  'done_count',
  'rights',
  'byte_length',
  'created_at',
  'finished_at',
  'expires_at',
] as const;

export type ExportJob = Pick<Selectable<ExportTables['export_job']>, (typeof COLUMNS)[number]>;

export type ExportDraft = Pick<
  ExportJob,
  | 'account_id'
  | 'organisation_id'
  | 'contract_id'
  | 'file_name'
  | 'format'
  | 'language'
  | 'company_ids'
  | 'fields'
  | 'as_at'
  | 'clock'
>;

/** Companies that a contract may export: in a day, and in a year. Null: no limit. */
export interface ExportLimits {
  readonly perDay: number | null;
  readonly perYear: number | null;
}

/** When the day and the year began in China. */
export interface ExportPeriods {
  readonly dayFrom: string;
  readonly yearFrom: string;
}

export interface ExportedCounts {
  readonly inDay: number;
  readonly inYear: number;
}

/** Companies that a contract has exported; what failed is not counted, what was deleted is. */
export const countExported = async (
  { kysely }: Pick<Database, 'kysely'>,
  contractId: number,
  { dayFrom, yearFrom }: ExportPeriods,
): Promise<ExportedCounts> => {
  const counted = await kysely
    .selectFrom('export_job')
    .select(({ fn }) => [
      fn.sum<number | null>('company_count').filterWhere('created_at', '>=', dayFrom).as('inDay'),
      fn.sum<number | null>('company_count').as('inYear'),
    ])
    .where('contract_id', '=', contractId)
    .where('created_at', '>=', yearFrom)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return { inDay: counted.inDay ?? 0, inYear: counted.inYear ?? 0 };
};

export type CreatedExport =
  | { readonly outcome: 'created'; readonly job: ExportJob }
  | { readonly outcome: 'day-exhausted' | 'year-exhausted' | 'too-many' };

const countOpenExports = async ({ kysely }: Pick<Database, 'kysely'>, accountId: number): Promise<number> => {
  const { count } = await kysely
    .selectFrom('export_job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Stores an export that waits, unless the account has too many under way or the contract too few companies left; two at
 * once cannot both take the last.
 */
export const createExport = async (
  db: Database,
  draft: ExportDraft,
  limits: ExportLimits,
  periods: ExportPeriods,
  at: Date,
): Promise<CreatedExport> =>
  db.kysely.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('organisation')
      .select('organisation_id')
      .where('organisation_id', '=', draft.contract_id)
      .forUpdate()
      .execute();
    if ((await countOpenExports({ kysely: transaction }, draft.account_id)) >= MAX_RUNNING)
      return { outcome: 'too-many' };
    const { inDay, inYear } = await countExported({ kysely: transaction }, draft.contract_id, periods);
    const wanted = draft.company_ids.length;
    if (limits.perDay !== null && inDay + wanted > limits.perDay) return { outcome: 'day-exhausted' };
    if (limits.perYear !== null && inYear + wanted > limits.perYear) return { outcome: 'year-exhausted' };
    const job = await transaction
      .insertInto('export_job')
      .values({
        ...draft,
        company_ids: [...draft.company_ids],
        fields: [...draft.fields],
        state: 'waiting',
        company_count: wanted,
        done_count: 0,
        rights: null,
        content: null,
        byte_length: null,
        created_at: at.toISOString(),
        finished_at: null,
        expires_at: new Date(at.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return { outcome: 'created', job };
  });

/** An export of the account; none when it is somebody else's. */
export const findExport = (
  { kysely }: Database,
  accountId: number,
  exportJobId: number,
): Promise<ExportJob | undefined> =>
  kysely
    .selectFrom('export_job')
    .select(COLUMNS)
    .where('export_job_id', '=', exportJobId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The exports of an account, newest first. */
export const listExports = ({ kysely }: Database, accountId: number, page: Page) => {
  const own = kysely.selectFrom('export_job').where('account_id', '=', accountId);
  const shown = own.select(COLUMNS).orderBy('created_at', 'desc').orderBy('export_job_id', 'desc');
  return readPage(own, shown, page);
};

/** The exports that wait or were left in the middle, the oldest first. One worker task at a time asks for them. */
export const listExportsToDo = ({ kysely }: Database): Promise<readonly ExportJob[]> =>
  kysely
    .selectFrom('export_job')
    .select(COLUMNS)
    .where('state', 'in', OPEN)
    .orderBy('created_at')
    .orderBy('export_job_id')
    .execute();

type Change = Partial<
  Pick<
    Selectable<ExportTables['export_job']>,
    'state' | 'done_count' | 'content' | 'byte_length' | 'finished_at'
  >
> & { readonly rights?: readonly string[] };

export const updateExport = async (
  { kysely }: Database,
  exportJobId: number,
  { rights, ...change }: Change,
): Promise<void> => {
  await kysely
    .updateTable('export_job')
    .set({ ...change, ...(rights && { rights: [...rights] }) })
    .where('export_job_id', '=', exportJobId)
    .execute();
};

export const findExportContent = async (
  { kysely }: Database,
  exportJobId: number,
): Promise<Buffer | null> => {
  const row = await kysely
    .selectFrom('export_job')
    .select('content')
    .where('export_job_id', '=', exportJobId)
    .executeTakeFirst();
  return row?.content ?? null;
};

/** Deletes the file of an export that is not under way; false when the account has none of this id. */
export const deleteExportFile = async (
  { kysely }: Database,
  accountId: number,
  exportJobId: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await kysely
    .updateTable('export_job')
    .set({ content: null, state: 'expired' })
    .where('export_job_id', '=', exportJobId)
    .where('account_id', '=', accountId)
    .where('state', 'not in', OPEN)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Deletes the files whose days are over. */
export const deleteExpiredExportFiles = async ({ kysely }: Database, now: string): Promise<number> => {
  const { numUpdatedRows } = await kysely
    .updateTable('export_job')
    .set({ content: null, state: 'expired' })
    .where('state', '=', 'done')
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
