import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startCluster, stopCluster } from '../launcher/cluster.ts';
import { readLock, updateLock, withLock } from '../launcher/file-lock.ts';
import { isSameProcessAlive } from '../launcher/processes.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** One cluster for all test runs of one checkout and user; never the operator's data. */
export const TEST_FOLDER = join(
  tmpdir(),
  `mingjian-test-${process.getuid?.() ?? 'user'}-${createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 8)}`,
);

export interface TestCluster {
  /** Address of the administrative database `postgres`. */
  readonly url: string;
}

const USERS = join(TEST_FOLDER, 'users');
const ADDRESS = join(TEST_FOLDER, 'address.json');
const MUTEX = join(TEST_FOLDER, 'mutex');

/**
 * Starts the cluster, or joins the run that has it up; `prepare` is never run by two at once, and learns
 * whether this run is alone.
 */
export const joinTestCluster = async <T>(
  prepare: (cluster: TestCluster, isAlone: boolean) => Promise<T>,
): Promise<T> => {
  mkdirSync(USERS, { recursive: true });
  return await withLock(MUTEX, async () => {
    const isAlone = listLivingUsers().length === 0;
    if (isAlone || !existsSync(ADDRESS)) {
      const cluster = await startCluster({ folder: TEST_FOLDER, durability: 'throwaway' });
      writeFileSync(ADDRESS, JSON.stringify({ url: cluster.urlOf('postgres') }), { mode: 0o600 });
    }
    updateLock(join(USERS, String(process.pid)), {});
    return await prepare(JSON.parse(readFileSync(ADDRESS, 'utf8')) as TestCluster, isAlone);
  });
};

/** The last run to leave stops the server; its files stay warm for the next. */
export const leaveTestCluster = async (): Promise<void> =>
  await withLock(MUTEX, async () => {
    rmSync(join(USERS, String(process.pid)), { force: true });
    if (listLivingUsers().length > 0) return;
    rmSync(ADDRESS, { force: true });
    stopCluster(TEST_FOLDER);
  });

const listLivingUsers = (): readonly string[] =>
  readdirSync(USERS).filter((name) => {
    const user = readLock(join(USERS, name));
    if (user && isSameProcessAlive(user)) return true;
    rmSync(join(USERS, name), { force: true });
    return false;
  });
