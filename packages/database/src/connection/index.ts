import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { makeCopyReader } from './copy-out.ts';
import type { CopyReader } from './copy-out.ts';
import type { Schema } from './schema.ts';

export { copyRows } from './copy-rows.ts';
export { anyOf } from './any-of.ts';
export { hashToInteger } from './hash-to-integer.ts';
export { runNamed } from './run-named.ts';
export { readPage } from './read-page.ts';
export type { Page } from './read-page.ts';
export { inTransaction } from './transaction.ts';
export type { Schema } from './schema.ts';

/** Everything the queries need: Kysely for composed statements, the pool for raw named ones on hot paths. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** For what is packed in large values: the columns of screening. */
  readonly readCopy: CopyReader['read'];
  close(): Promise<void>;
}

const { builtins } = pg.types;
/** The type `bigint[]`, which the driver does not name. */
const INT8_ARRAY = 1016;

/** numeric -> decimal text, bigint -> safe integer, date -> `YYYY-MM-DD`, timestamptz -> ISO instant. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [builtins.INT8, (text) => toSafeInteger(text)],
  [INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(toSafeInteger))],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format),
};

/** Two cores read no faster with more. */
const MOST_COPY_READERS = 3;

export interface ConnectOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** A statement that takes longer is cancelled, so that nobody's call holds a connection for ever. */
  readonly statementTimeoutMs?: number;
  readonly onIdleError?: (error: Error) => void;
}

/** Opens a pool on a PostgreSQL URL. An idle connection that breaks is reported, never thrown. */
export const connect = (options: ConnectOptions): Database => {
  const config = {
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    ...(options.statementTimeoutMs && { statement_timeout: options.statementTimeoutMs }),
  };
  const pool = new pg.Pool({ ...config, types });
  const onError = options.onIdleError ?? (() => undefined);
  pool.on('error', onError);
  // A connection that breaks while it is lent out fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const copies = makeCopyReader({ ...config, max: Math.min(config.max, MOST_COPY_READERS) }, onError);
  const close = async (): Promise<void> => {
    await Promise.all([kysely.destroy(), copies.close()]);
  };
  return { kysely, pool, readCopy: copies.read, close };
};
