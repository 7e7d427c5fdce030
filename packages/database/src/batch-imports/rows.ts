import type { RowState, RowValues } from '@mingjian/domain/batch-imports';
import type { Selectable } from 'kysely';
import { copyRows, inTransaction, readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';
import type { BatchImportTables } from './tables.ts';

export type BatchImportRow = Selectable<BatchImportTables['batch_import_row']>;

/** A row as it was read from the file. */
export type RowDraft = Pick<BatchImportRow, 'line' | 'sheet' | 'row_number' | 'cells'>;

const DRAFT_COLUMNS = [
  'batch_import_id',
  'line',
  'sheet',
  'row_number',
  'cells',
  'state',
  'candidates',
] as const;

/** Stores the rows of a list, replacing those of an earlier attempt. */
export const saveBatchImportRows = (
  db: Database,
  batchImportId: number,
  drafts: readonly RowDraft[],
): Promise<void> =>
  inTransaction(db, async (client) => {
    await client.query('delete from batch_import_row where batch_import_id = $1', [batchImportId]);
    const waiting = { batch_import_id: batchImportId, state: 'waiting', candidates: [] };
    await copyRows(
      client,
      'batch_import_row',
      DRAFT_COLUMNS,
      drafts.map((draft) => ({ ...waiting, ...draft })),
    );
  });

/** Rows behind a line, in the order of the file. */
export const listRowsBehind = ({ kysely }: Database, batchImportId: number, line: number, limit: number) =>
  kysely
    .selectFrom('batch_import_row')
    .selectAll()
    .where('batch_import_id', '=', batchImportId)
    .where('line', '>', line)
    .orderBy('line')
    .limit(limit)
    .execute();

/** A page of the rows that are in any of the states; all rows when none is named. */
export const listBatchImportRows = (
  { kysely }: Database,
  batchImportId: number,
  states: readonly RowState[],
  page: Page,
) => {
  const own = kysely
    .selectFrom('batch_import_row')
    .where('batch_import_id', '=', batchImportId)
    .$if(states.length > 0, (query) => query.where('state', 'in', states));
  return readPage(own, own.selectAll().orderBy('line'), page);
};

export const findBatchImportRow = ({ kysely }: Database, batchImportId: number, line: number) =>
  kysely
    .selectFrom('batch_import_row')
    .selectAll()
    .where('batch_import_id', '=', batchImportId)
    .where('line', '=', line)
    .executeTakeFirst();

/** Where rows stand in the file, by line. */
export const findRowPlaces = async (
  { kysely }: Database,
  batchImportId: number,
  lines: readonly number[],
): Promise<ReadonlyMap<number, Pick<BatchImportRow, 'line' | 'sheet' | 'row_number'>>> => {
  const rows =
    lines.length === 0
      ? []
      : await kysely
          .selectFrom('batch_import_row')
          .select(['line', 'sheet', 'row_number'])
          .where('batch_import_id', '=', batchImportId)
          .where('line', 'in', lines)
          .execute();
  return new Map(rows.map((row) => [row.line, row]));
};

/** How many rows are in each state. */
export const countRowsByState = async (
  { kysely }: Database,
  batchImportId: number,
): Promise<ReadonlyMap<RowState, number>> => {
  const rows = await kysely
    .selectFrom('batch_import_row')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('batch_import_id', '=', batchImportId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
};

export interface RowResult extends Pick<
  BatchImportRow,
  'line' | 'state' | 'note' | 'company_id' | 'score' | 'duplicate_of' | 'candidates'
> {
  /** Undefined: as it is. */
  readonly corrected?: RowValues;
}

/** Writes how rows came out. */
export const updateRowResults = async (
  db: Database,
  batchImportId: number,
  results: readonly RowResult[],
): Promise<void> => {
  const column = <T>(read: (result: RowResult) => T): readonly T[] => results.map(read);
  await db.pool.query({
    name: 'update-batch-import-rows',
    text: `update batch_import_row r
           set state = d.state, note = d.note, company_id = d.company_id, score = d.score,
               duplicate_of = d.duplicate_of, candidates = d.candidates::jsonb,
               corrected = coalesce(d.corrected::jsonb, r.corrected)
           from unnest($2::int[], $3::text[], $4::text[], $5::bigint[], $6::int[], $7::int[], $8::text[], $9::text[])
             as d (line, state, note, company_id, score, duplicate_of, candidates, corrected)
           where r.batch_import_id = $1 and r.line = d.line`,
    values: [
      batchImportId,
      column(({ line }) => line),
      column(({ state }) => state),
      column(({ note }) => note),
      column(({ company_id }) => company_id),
      column(({ score }) => score),
      column(({ duplicate_of }) => duplicate_of),
      column(({ candidates }) => JSON.stringify(candidates)),
      column(({ corrected }) => (corrected ? JSON.stringify(corrected) : null)),
    ],
  });
};

/** The first other row that was found to be the company. */
export const findRowOfCompany = async (
  { kysely }: Database,
  batchImportId: number,
  companyId: number,
  exceptLine: number,
): Promise<number | undefined> => {
  const row = await kysely
    .selectFrom('batch_import_row')
    .select('line')
    .where('batch_import_id', '=', batchImportId)
    .where('company_id', '=', companyId)
    .where('state', '=', 'found')
    .where('line', '<>', exceptLine)
    .orderBy('line')
    .executeTakeFirst();
  return row?.line;
};
