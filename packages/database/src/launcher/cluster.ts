import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { makeConfiguration } from './configuration.ts';
import type { Durability } from './configuration.ts';
import { CONFIGURATION_FILE, getPassword, initialise, SUPERUSER } from './initialise.ts';
import { OperatorError } from './operator-error.ts';
import { findProcess, findProgramName } from './processes.ts';
import { getSystemUser } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_SECONDS = 60;
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;

export interface Cluster {
  readonly version: string;
  readonly port: number;
  /** The address of a database of this cluster. */
  urlOf(database: string): string;
  /** Settles when the server ends, wanted or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Holds `postgres/` (the cluster), `postgres.log` and the password. */
  readonly folder: string;
  readonly durability: Durability;
  /** The port of an earlier start, so that open pools find the server again; any free one otherwise. */
  readonly port?: number;
}

/**
 * Starts the bundled PostgreSQL on 127.0.0.1, preparing its files on first use. A server that a killed
 * process left behind is stopped first (recovery loses no acknowledged row). The caller holds the lock.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const user = getSystemUser();
  const binaries = getBinaries(user);
  const cluster = initialise(options.folder, binaries, user);
  stopOrphan(cluster, binaries, user);
  writeConfiguration(cluster, options.durability, user);
  const port = options.port ?? (await findFreePort());
  const log = openLog(join(options.folder, 'postgres.log'));
  const flags = ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-c', 'unix_socket_directories='];
  const child = spawn(binaries.postgres, flags, {
    ...user,
    cwd: '/',
    // A session of its own: Ctrl+C in the terminal reaches us alone, and we end the server last.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
    env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: 'C', TZ: undefined, PGDATA: undefined },
  });
  closeSync(log.descriptor);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await waitUntilReady(cluster, child.pid, log.path, ended);
  child.unref();
  const password = getPassword(options.folder);
  return {
    version: binaries.version,
    port,
    urlOf: (database) => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    ended,
    stop: async () => {
      child.ref();
      stopServer(cluster, binaries, user);
      await ended;
    },
  };
};

/** Stops the server of a folder whoever started it. */
export const stopCluster = (folder: string): void => {
  const user = getSystemUser();
  stopOrphan(join(folder, 'postgres'), getBinaries(user), user);
};

const writeConfiguration = (cluster: string, durability: Durability, user: SystemUser): void => {
  const path = join(cluster, CONFIGURATION_FILE);
  writeFileSync(path, makeConfiguration(durability));
  if (user) chownSync(path, user.uid, user.gid);
};

const openLog = (path: string): { path: string; descriptor: number } => {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return { path, descriptor: openSync(path, 'a', 0o600) };
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** postmaster.pid: line 1 the process, line 8 its state (src/include/utils/pidfile.h). */
const readPidFile = (cluster: string): { pid: number; state: string } | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), state: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
};

const waitUntilReady = async (
  cluster: string,
  pid: number | undefined,
  logPath: string,
  ended: Promise<void>,
): Promise<void> => {
  const failed = ended.then(() => 'failed');
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const found = readPidFile(cluster);
    if (found?.state === 'ready' && (found.pid === pid || process.platform === 'win32')) return;
    if ((await Promise.race([failed, sleep(20)])) === 'failed') break;
  }
  const lines = readFileSync(logPath, 'utf8').trim().split('\n').slice(-6).join('\n');
  throw new OperatorError(`PostgreSQL did not start; the end of ${logPath} says:\n${lines}`);
};

/** A server whose owner was killed goes on; the caller's lock says that nobody owns it any more. */
const stopOrphan = (cluster: string, binaries: Binaries, user: SystemUser): void => {
  const found = readPidFile(cluster);
  if (!found || !findProcess(found.pid)) return;
  if (findProgramName(found.pid) !== 'postgres') return;
  stopServer(cluster, binaries, user);
};

const stopServer = (cluster: string, binaries: Binaries, user: SystemUser): void => {
  const options = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', String(STOP_LIMIT_SECONDS), '-s'];
  const stopped = spawnSync(binaries.pgCtl, options, { ...user, cwd: '/', encoding: 'utf8' });
  const left = readPidFile(cluster);
  if (stopped.status === 0 || !left || !findProcess(left.pid)) return;
  throw new OperatorError(
    `The PostgreSQL server of ${cluster} (process ${left.pid}) does not stop: ${stopped.stderr.trim()}`,
  );
};
