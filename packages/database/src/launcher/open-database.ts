import { chmodSync, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { checkServer, ensureDatabase } from './database-url.ts';
import { OperatorError } from './operator-error.ts';
import { disown, findOwner, publish, tryToOwn } from './owner.ts';
import type { Owner } from './owner.ts';

const DATABASE_NAME = 'mingjian';
const ATTACH_LIMIT_MS = 90_000;

export interface DatabasePlace {
  readonly dataDir: string;
  /** A server of the operator's own; without one the bundled server runs in the data directory. */
  readonly databaseUrl?: string | undefined;
}

export interface OpenDatabase {
  readonly url: string;
  readonly version: string;
  /** Ends what this process started; leaves alone what it only joined. */
  close(): Promise<void>;
}

export interface OwnDatabaseOptions extends DatabasePlace {
  /** The command as the operator typed it. */
  readonly command: string;
  readonly report?: ((line: string) => void) | undefined;
}

/** For `npm start`: this process owns the data directory, and a second one is refused. */
export const ownDatabase = async (options: OwnDatabaseOptions): Promise<OpenDatabase> => {
  makeDataDir(options.dataDir);
  const owner = tryToOwn(options.dataDir, { command: options.command });
  if (owner) throw refuseSecond(options.dataDir, owner);
  try {
    const database = options.databaseUrl
      ? {
          url: options.databaseUrl,
          ...(await checkServer(options.databaseUrl)),
          close: async () => undefined,
        }
      : await runCluster(options);
    publish(options.dataDir, { command: options.command, url: database.url, version: database.version });
    const close = async () => {
      await database.close();
      disown(options.dataDir);
    };
    return { ...database, close };
  } catch (error) {
    disown(options.dataDir);
    throw error;
  }
};

/** For commands: joins the running database, or runs it for as long as the command takes. */
export const openDatabase = async (options: OwnDatabaseOptions): Promise<OpenDatabase> => {
  if (options.databaseUrl) return joinServer(options.databaseUrl);
  const deadline = Date.now() + ATTACH_LIMIT_MS;
  while (Date.now() < deadline) {
    const owner = findOwner(options.dataDir);
    if (owner?.url) return joinServer(owner.url);
    if (owner) {
      await sleep(100);
      continue;
    }
    const database = await ownDatabase(options).catch((error: unknown) => {
      // Another command was faster: join its server instead.
      if (error instanceof OperatorError && findOwner(options.dataDir)) return undefined;
      throw error;
    });
    if (database) return { ...database, close: () => closeAfterOthers(database, options.report) };
  }
  throw new OperatorError(`The database in ${options.dataDir} has been starting for more than 90 seconds.`);
};

const joinServer = async (url: string): Promise<OpenDatabase> => ({
  url,
  ...(await checkServer(url)),
  close: async () => undefined,
});

const makeDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (process.getuid?.() !== 0) chmodSync(dataDir, 0o700);
  } catch (cause) {
    throw new OperatorError(`The data directory ${dataDir} cannot be used: ${(cause as Error).message}.`, {
      cause,
    });
  }
};

const refuseSecond = (dataDir: string, owner: Owner): OperatorError =>
  new OperatorError(
    `The data directory ${dataDir} is in use by "${owner.command}" (process ${owner.pid}). ` +
      `Stop that process first, or set DATA_DIR to another folder.`,
  );

/** Runs the bundled server and brings it back on the same port should it die under us. */
const runCluster = async (options: OwnDatabaseOptions): Promise<OpenDatabase> => {
  const start = async (port?: number): Promise<Cluster> =>
    await startCluster({ folder: options.dataDir, durability: 'durable', ...(port && { port }) });
  let cluster = await start();
  let isClosing = false;
  const watch = async (): Promise<void> => {
    await cluster.ended;
    if (isClosing) return;
    options.report?.('The database ended unexpectedly and is started again.');
    cluster = await start(cluster.port);
    void watch().catch(fail);
  };
  const fail = (error: Error): void => options.report?.(error.message);
  void watch().catch(fail);
  const close = async (): Promise<void> => {
    isClosing = true;
    await cluster.stop();
  };
  try {
    await ensureDatabase(cluster.urlOf('postgres'), DATABASE_NAME);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: cluster.urlOf(DATABASE_NAME), version: cluster.version, close };
};

/** A command that joined this one's server must not lose it half-way. */
const closeAfterOthers = async (
  database: OpenDatabase,
  report: ((line: string) => void) | undefined,
): Promise<void> => {
  for (let round = 0; (await countOthers(database.url)) > 0; round += 1) {
    if (round === 0) report?.('Waiting for another command that uses the database.');
    await sleep(500);
  }
  await database.close();
};

const countOthers = async (url: string): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return Number(rows[0]?.n ?? 0);
  } finally {
    await client.end();
  }
};
