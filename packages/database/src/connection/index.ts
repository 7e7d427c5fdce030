import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export { copyRows } from './copy-rows.ts';
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
  close(): Promise<void>;
}

const { builtins } = pg.types;
/** numeric -> decimal text, bigint -> safe integer, date -> `YYYY-MM-DD`, timestamptz -> ISO instant. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [builtins.INT8, (text) => toSafeInteger(text)],
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

export interface ConnectOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** A statement that takes longer is cancelled, so that nobody's call holds a connection for ever. */
  readonly statementTimeoutMs?: number;
  readonly onIdleError?: (error: Error) => void;
}

/** Opens a pool on a PostgreSQL URL. An idle connection that breaks is reported, never thrown. */
export const connect = (options: ConnectOptions): Database => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    types: types,
    ...(options.statementTimeoutMs && { statement_timeout: options.statementTimeoutMs }),
  });
  const onError = options.onIdleError ?? (() => undefined);
  pool.on('error', onError);
  // A connection that breaks while it is lent out fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, close: () => kysely.destroy() };
};
