import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from './operator-error.ts';

const OLDEST_VERSION = 150_000;
/** 57P03: the server is starting up. */
const STARTING_UP = '57P03';

/** Connects once, so that a wrong address is a sentence at the start and not a failure an hour later. */
export const checkServer = async (url: string): Promise<{ version: string }> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      const { rows } = await client.query<{ number: string; version: string; encoding: string }>(
        `select current_setting('server_version_num') as number, current_setting('server_version') as version,
                current_setting('server_encoding') as encoding`,
      );
      return refuseUnfit(rows[0]);
    } catch (error) {
      if ((error as { code?: string }).code === STARTING_UP && attempt < 30) {
        await sleep(1000);
        continue;
      }
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(
        `DATABASE_URL leads to no database (${describePlace(url)}): ${describe(error)}.`,
        { cause: error },
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

/** Makes a database on a server that this process runs, unless it is there. */
export const ensureDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

const refuseUnfit = (row: { number: string; version: string; encoding: string } | undefined) => {
  if (!row || Number(row.number) < OLDEST_VERSION) {
    throw new OperatorError(
      `DATABASE_URL leads to PostgreSQL ${row?.version ?? '?'}; Mingjian needs 15 or newer.`,
    );
  }
  if (row.encoding !== 'UTF8') {
    throw new OperatorError(
      `The database of DATABASE_URL is encoded in ${row.encoding}; make it with: create database mingjian encoding 'UTF8' template template0.`,
    );
  }
  return { version: row.version };
};

/** The place without the password. */
const describePlace = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
};

const describe = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : String(error);
};
