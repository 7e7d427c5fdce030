import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../connection/index.ts';
import { OperatorError } from '../launcher/operator-error.ts';
import { listMigrations } from './catalogue.ts';
import type { BackupTable } from './catalogue.ts';
import { quote, quoteList } from './create-backup.ts';
import type { BackupSummary } from './create-backup.ts';
import { END_NAME, findChunkTable, FORMAT, MANIFEST_NAME, SESSION_SETTINGS } from './manifest.ts';
import type { ArchiveEnd, Manifest } from './manifest.ts';
import { decodeEntries } from './tar.ts';
import type { ArchiveEntry } from './tar.ts';

export interface RestoreOptions {
  readonly file: string;
  /** Replaces what the database holds. */
  readonly force: boolean;
  readonly print: (line: string) => void;
}

/** Rows here are somebody's work; plans, menus and sources come with every new database. */
const WORK_TABLES = ['party', 'account'];

/**
 * Replaces the content of a migrated database by that of an archive, in one transaction: whatever goes wrong,
 * the database is as it was before.
 */
export const restoreBackup = async (db: Database, options: RestoreOptions): Promise<BackupSummary> => {
  const client = await db.pool.connect();
  try {
    for (const setting of SESSION_SETTINGS) await client.query(setting);
    if (!options.force) await refuseNonEmpty(client);
    await client.query('begin');
    const summary = await replaceContent(client, options);
    await client.query('commit');
    await client.query('analyze');
    return summary;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error instanceof OperatorError ? error : refuseArchive(options.file, error as Error);
  } finally {
    client.release(true);
  }
};

const refuseNonEmpty = async (client: pg.PoolClient): Promise<void> => {
  for (const table of WORK_TABLES) {
    const { rowCount } = await client.query(`select 1 from ${quote(table)} limit 1`);
    if (!rowCount) continue;
    throw new OperatorError(
      `The database holds data already (table ${table}). Restore into an empty one, or add --force to replace everything.`,
    );
  }
};

const replaceContent = async (client: pg.PoolClient, options: RestoreOptions): Promise<BackupSummary> => {
  const entries = decodeEntries(createReadStream(options.file).pipe(createGunzip()));
  const manifest = await readManifest(entries, client);
  // Whoever restores replaces everything, the log as well, which otherwise can only be added to.
  await client.query('alter table system_log disable trigger system_log_is_not_emptied');
  await client.query(`truncate ${quoteList(manifest.tables.map((table) => table.name))}`);
  await client.query('alter table system_log enable trigger system_log_is_not_emptied');
  for (const table of manifest.tables) await createPartitions(client, table);

  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const rows = new Map<string, number>();
  let entry = await readNext(entries);
  while (entry.name !== END_NAME) {
    const table = tables.get(findChunkTable(entry.name) ?? '');
    if (!table) throw new Error(`it holds an unexpected entry "${entry.name}"`);
    const written = await writeTable(client, table, entry, entries);
    rows.set(table.name, written.rowCount);
    options.print(`${table.name}: ${written.rowCount.toLocaleString('en')} rows`);
    entry = written.next;
  }
  compareCounts(JSON.parse(entry.content.toString()) as ArchiveEnd, rows);
  for (const { name, lastValue } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [quote(name), lastValue]);
  }
  return { tables: tables.size, rows: [...rows.values()].reduce((sum, count) => sum + count, 0) };
};

const readNext = async (entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry> => {
  const { value, done } = await entries.next();
  if (done) throw new Error('it ends too early');
  return value;
};

const readManifest = async (
  entries: AsyncGenerator<ArchiveEntry>,
  client: pg.PoolClient,
): Promise<Manifest> => {
  const first = await readNext(entries);
  const manifest = first.name === MANIFEST_NAME && (JSON.parse(first.content.toString()) as Manifest);
  if (!manifest || manifest.format !== FORMAT) throw new Error('it is no backup of Mingjian');
  const present = await listMigrations(client);
  const missing = manifest.migrations.filter((name) => !present.includes(name));
  const added = present.filter((name) => !manifest.migrations.includes(name));
  if (missing.length === 0 && added.length === 0) return manifest;
  throw new OperatorError(
    `The backup was made at schema ${manifest.migrations.at(-1)}, this version of Mingjian stands at ${present.at(-1)}. ` +
      'Restore it with the version that made it, then start this one on that database: it carries the schema forward.',
  );
};

const createPartitions = async (client: pg.PoolClient, { name, partitions }: BackupTable): Promise<void> => {
  for (const partition of partitions) {
    await client.query(
      `create table if not exists ${quote(partition.name)} partition of ${quote(name)} ${checkBound(partition.bound)}`,
    );
  }
};

/** The bound comes from a file and goes into a statement. */
const checkBound = (bound: string): string => {
  if (
    /^(DEFAULT|FOR VALUES (FROM \(('[^']*'|MINVALUE)\) TO \(('[^']*'|MAXVALUE)\)|IN \('[^']*'(, '[^']*')*\)))$/.test(
      bound,
    )
  ) {
    return bound;
  }
  throw new Error(`it names an unknown kind of partition (${bound})`);
};

/** Streams all pieces of one table into one COPY and answers the first entry that is not of this table. */
const writeTable = async (
  client: pg.PoolClient,
  { name, columns }: BackupTable,
  first: ArchiveEntry,
  entries: AsyncGenerator<ArchiveEntry>,
): Promise<{ rowCount: number; next: ArchiveEntry }> => {
  let entry = first;
  async function* pieces(): AsyncGenerator<Buffer> {
    while (findChunkTable(entry.name) === name) {
      yield entry.content;
      entry = await readNext(entries);
    }
  }
  const target = client.query(copyFrom(`copy ${quote(name)} (${quoteList(columns)}) from stdin`));
  await pipeline(Readable.from(pieces(), { objectMode: false }), target);
  return { rowCount: target.rowCount, next: entry };
};

const compareCounts = (end: ArchiveEnd, rows: ReadonlyMap<string, number>): void => {
  for (const [table, expected] of Object.entries(end.rows)) {
    const found = rows.get(table) ?? 0;
    if (found !== expected) throw new Error(`table ${table} has ${found} rows instead of ${expected}`);
  }
};

const refuseArchive = (file: string, cause: Error): OperatorError =>
  new OperatorError(
    `${file} could not be restored and the database was left as it was: ${cause.message.replace(/\.$/, '')}.`,
    { cause },
  );
