import { readFile } from 'node:fs/promises';
import type { Database } from '@mingjian/database/connection';
import {
  finishImportRun,
  holdImportLock,
  startImportRun,
  storeSourceDocument,
} from '@mingjian/database/imports';
import type { CompanyBatch, RecordBatch } from '@mingjian/domain/records';
import { dayInChina } from '@mingjian/domain/calendar';
import { makeBatches } from './batches.ts';
import type { MappedBatch } from './batches.ts';
import { ImportFailure } from './failures.ts';
import type { FileFormat, ImportSource, RowMapper } from './import-source.ts';
import { makeRefusalReport } from './refusal-report.ts';
import type { Refusal } from './refusals.ts';
import { makeBatchSaver } from './save-batches.ts';
import type { BatchSaver } from './save-batches.ts';
import { CSV_FORMAT } from './survey-file.ts';
import type { SurveyedFile } from './survey-file.ts';

/** Rows in one transaction: large enough for COPY to pay, small enough that a killed import loses little. */
const BATCH_ROWS = 1000;
/** One transaction computes while the other one is written. */
const TRANSACTIONS_AT_ONCE = 2;
/** Larger originals are known by hash, name and size alone. */
const MAX_STORED_BYTES = 32 * 1024 * 1024;
const REFUSALS_KEPT = 20;

export interface ImportOptions {
  /** Null in a dry run: nothing is written. */
  readonly db: Database | null;
  /** The moment of the import. */
  readonly now: Date;
  /** Day of an older dump, `YYYY-MM-DD`; otherwise the data is known from `now`. */
  readonly knownAt?: string | undefined;
  readonly reportPath?: string | null;
  readonly batchRows?: number;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Ends the import after the batch under way; the next run goes on from there. */
  readonly signal?: AbortSignal;
}

export interface ImportProgress {
  readonly rowsDone: number;
  readonly rowCount: number;
}

export interface ImportResult {
  readonly file: SurveyedFile;
  readonly rowWord: FileFormat['rowWord'];
  readonly knownFrom: string;
  /** First row that this run saved; more than 2 when it went on after an interrupted one. */
  readonly resumedAtRow: number;
  readonly isComplete: boolean;
  readonly rows: number;
  readonly rowsRefused: number;
  readonly valuesRefused: number;
  readonly companies: number;
  readonly recordsCreated: number;
  readonly recordsUnchanged: number;
  readonly recordsClosed: number;
  /** The first refusals, for the screen; all of them are in the report. */
  readonly firstRefusals: readonly Refusal[];
  /** What the file says and no field of ours stands for, with how often: kept in the original alone. */
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly place: string;
  readonly times: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant from which the data counts as known: the beginning of that day in China, or now. */
const toKnownFrom = (knownAt: string | undefined, now: Date): string => {
  if (knownAt === undefined) return now.toISOString();
  const start = new Date(`${knownAt}T00:00:00+08:00`);
  const isDay = DAY.test(knownAt) && !Number.isNaN(start.getTime()) && dayInChina(start) === knownAt;
  if (!isDay || start > now) throw new ImportFailure('wrong-known-at', { value: knownAt });
  return start.toISOString();
};

/** A GB18030 guess that shows none of the columns was no GB18030. */
const makeMapper = (source: ImportSource, file: SurveyedFile, knownFrom: string): RowMapper => {
  const isGuess = file.encoding === 'gb18030';
  if (isGuess && !source.requiredColumns.some((name) => file.header.includes(name)))
    throw new ImportFailure('wrong-encoding', { file: file.fileName, line: file.firstWrongLine });
  const { fileName, header } = file;
  return source.makeMapper({ fileName, header, knownOn: dayInChina(knownFrom) });
};

const formatOf = ({ format }: ImportSource): FileFormat => format ?? CSV_FORMAT;

const storeOriginal = async (
  db: Database,
  source: ImportSource,
  file: SurveyedFile,
  now: Date,
): Promise<number> => {
  const isKept = file.byteLength <= MAX_STORED_BYTES;
  return storeSourceDocument(db, {
    sha256: file.sha256,
    fileName: file.fileName,
    mediaType: formatOf(source).mediaType,
    byteLength: file.byteLength,
    storedAt: now.toISOString(),
    content: isKept ? await readFile(file.path) : null,
    // Marks into a file that is not kept lead nowhere.
    reading: source.makeReading(isKept ? file : { ...file, marks: [] }),
  });
};

const openRun = async (db: Database, source: ImportSource, file: SurveyedFile, options: ImportOptions) => {
  const knownFrom = toKnownFrom(options.knownAt, options.now);
  const run = await startImportRun(db, {
    sourceId: source.sourceId,
    sha256: file.sha256,
    fileName: file.fileName,
    rowCount: file.rowCount,
    knownFrom,
    isKnownFromGiven: options.knownAt !== undefined,
    now: options.now.toISOString(),
  });
  return { ...run, documentId: await storeOriginal(db, source, file, options.now) };
};

type OpenRun = Awaited<ReturnType<typeof openRun>>;

/** Counts of a file while it is read. */
const makeTally = () => {
  const counts = { rows: 0, rowsRefused: 0, valuesRefused: 0, companies: 0 };
  const firstRefusals: Refusal[] = [];
  const timesByPlace = new Map<string, number>();
  const add = (batch: MappedBatch) => {
    counts.rows += batch.rows;
    counts.rowsRefused += batch.rowsRefused;
    counts.valuesRefused += batch.refusals.filter((refusal) => refusal.scope === 'value').length;
    counts.companies += batch.companies.length;
    firstRefusals.push(...batch.refusals.slice(0, REFUSALS_KEPT - firstRefusals.length));
    for (const place of batch.leftOut) timesByPlace.set(place, (timesByPlace.get(place) ?? 0) + 1);
  };
  const listLeftOut = (): LeftOut[] =>
    [...timesByPlace].map(([place, times]) => ({ place, times })).toSorted((a, b) => b.times - a.times);
  return { counts, firstRefusals, add, listLeftOut };
};

const makeSaver = (source: ImportSource, run: OpenRun | null, { db }: ImportOptions): BatchSaver | null =>
  db && run && makeBatchSaver(db, run.runId, source.isOneRowPerCompany ? TRANSACTIONS_AT_ONCE : 1);

const importRows = async (
  source: ImportSource,
  file: SurveyedFile,
  knownFrom: string,
  run: OpenRun | null,
  options: ImportOptions,
): Promise<ImportResult> => {
  const mapRow = makeMapper(source, file, knownFrom);
  const report = await makeRefusalReport(options.reportPath ?? null);
  const tally = makeTally();
  const saver = makeSaver(source, run, options);
  const pieces = formatOf(source).read(file);
  const showDone = (rowsDone: number) => options.onProgress?.({ rowsDone, rowCount: file.rowCount });
  const toRecordBatch = (companies: readonly CompanyBatch[]): RecordBatch => ({
    knownFrom,
    retrievedAt: options.now.toISOString(),
    sourceId: source.sourceId,
    enteredBy: 'import',
    isSynthetic: false,
    sourceDocumentId: run?.documentId ?? null,
    companies,
  });
  try {
    const batches = makeBatches(pieces, file.header.length, mapRow, options.batchRows ?? BATCH_ROWS);
    for await (const batch of batches) {
      tally.add(batch);
      report.add(batch.refusals);
      if (!saver) showDone(tally.counts.rows);
      else if (batch.lastRow > (run?.rowReached ?? 1)) {
        const pending = {
          batch: toRecordBatch(batch.companies),
          lastRow: batch.lastRow,
          counts: { ...tally.counts },
        };
        for (const { counts } of await saver.submit(pending)) showDone(counts.rows);
      }
      if (options.signal?.aborted) break;
    }
    for (const { counts } of (await saver?.drain()) ?? []) showDone(counts.rows);
    report.addLeftOut(tally.listLeftOut());
  } finally {
    await saver?.drain();
    await report.close();
  }
  const { created = 0, unchanged = 0, closed = 0 } = saver?.saved ?? {};
  return {
    file,
    rowWord: formatOf(source).rowWord,
    knownFrom,
    resumedAtRow: (run?.rowReached ?? 1) + 1,
    isComplete: tally.counts.rows >= file.rowCount,
    ...tally.counts,
    recordsCreated: created,
    recordsUnchanged: unchanged,
    recordsClosed: closed,
    firstRefusals: tally.firstRefusals,
    leftOut: tally.listLeftOut(),
  };
};

/**
 * Imports one file. The whole file is looked at before the first row is written, each batch is one transaction, and a run
 * that was stopped goes on after its last batch. Throws ImportFailure for a file that cannot be imported at all.
 */
export const importFile = async (
  source: ImportSource,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> => {
  const file = await formatOf(source).survey(path);
  const { db } = options;
  if (!db) return importRows(source, file, toKnownFrom(options.knownAt, options.now), null, options);
  makeMapper(source, file, toKnownFrom(options.knownAt, options.now));
  const release = await holdImportLock(db, `${source.sourceId} ${file.sha256}`);
  if (!release) throw new ImportFailure('import-running', {});
  try {
    const run = await openRun(db, source, file, options);
    const result = await importRows(source, file, run.knownFrom, run, options);
    if (result.isComplete) await finishImportRun(db, run.runId, new Date().toISOString());
    return result;
  } finally {
    await release();
  }
};
