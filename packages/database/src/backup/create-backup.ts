import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../connection/index.ts';
import { OperatorError } from '../launcher/operator-error.ts';
import { listMigrations, listSequences, listTables } from './catalogue.ts';
import type { BackupTable } from './catalogue.ts';
import { END_NAME, FORMAT, MANIFEST_NAME, nameChunk, SESSION_SETTINGS } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { ARCHIVE_END, encodeEntry } from './tar.ts';

const CHUNK_BYTES = 4 * 1024 * 1024;

export interface BackupOptions {
  readonly file: string;
  readonly now: Date;
  readonly print: (line: string) => void;
}

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes every row of every registered table, as of one moment, into one .tar.gz file that any version of
 * PostgreSQL can take back. The file appears only when it is whole, readable by its owner alone.
 */
export const createBackup = async (db: Database, options: BackupOptions): Promise<BackupSummary> => {
  if (existsSync(options.file)) {
    throw new OperatorError(`${options.file} exists already; name another file or remove it first.`);
  }
  const unfinished = `${options.file}.unfinished`;
  const client = await db.pool.connect();
  try {
    for (const setting of SESSION_SETTINGS) await client.query(setting);
    await client.query('begin isolation level repeatable read read only');
    const rows: Record<string, number> = {};
    const source = Readable.from(writeArchive(client, options, rows), { objectMode: false });
    await pipeline(source, createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600 }));
    renameSync(unfinished, options.file);
    return {
      tables: Object.keys(rows).length,
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    };
  } finally {
    rmSync(unfinished, { force: true });
    // The session's settings are ours: the connection does not go back to the pool.
    client.release(true);
  }
};

async function* writeArchive(
  client: pg.PoolClient,
  { now, print }: BackupOptions,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  const manifest = await makeManifest(client, now);
  const encode = (name: string, content: Buffer) => encodeEntry({ name, content }, now);
  const encodeJson = (name: string, value: object) =>
    encode(name, Buffer.from(JSON.stringify(value, null, 2)));
  yield encodeJson(MANIFEST_NAME, manifest);
  for (const table of manifest.tables) {
    let number = 0;
    for await (const chunk of readTable(client, table, (count) => (rows[table.name] = count))) {
      number += 1;
      yield encode(nameChunk(table.name, number), chunk);
    }
    if (rows[table.name]) print(`${table.name}: ${rows[table.name]?.toLocaleString('en')} rows`);
  }
  yield encodeJson(END_NAME, { rows });
  yield ARCHIVE_END;
}

const makeManifest = async (client: pg.PoolClient, now: Date): Promise<Manifest> => {
  const version = await client.query<{ server_version: string }>('show server_version');
  return {
    format: FORMAT,
    createdAt: now.toISOString(),
    serverVersion: version.rows[0]?.server_version ?? '',
    migrations: await listMigrations(client),
    tables: await listTables(client),
    sequences: await listSequences(client),
  };
};

/** The rows of a table as COPY text, in pieces of a few megabytes. */
async function* readTable(
  client: pg.PoolClient,
  { name, columns }: BackupTable,
  report: (count: number) => void,
): AsyncGenerator<Buffer> {
  // A partitioned table can be read by a query only.
  const stream = client.query(copyTo(`copy (select ${quoteList(columns)} from ${quote(name)}) to stdout`));
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
  report(stream.rowCount);
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteList = (names: readonly string[]): string => names.map(quote).join(', ');
