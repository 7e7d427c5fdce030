import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcess, isSameProcessAlive } from './processes.ts';
import type { ProcessIdentity } from './processes.ts';

/** Takes the file for this process; answers the holder when another living process has it. */
export const tryLock = <T extends object>(
  path: string,
  content: T,
): (ProcessIdentity & Partial<T>) | undefined => {
  const own = `${path}.${process.pid}`;
  for (;;) {
    writeLock(own, content);
    try {
      // A link appears whole or not at all, so nobody reads half a file.
      linkSync(own, path);
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own, { force: true });
    }
    const holder = readLock<T>(path);
    if (holder && isSameProcessAlive(holder)) return holder;
    removeStale(path, holder);
  }
};

/** Replaces what the lock of this process says, at once. */
export const updateLock = (path: string, content: object): void => {
  writeLock(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
};

export const readLock = <T extends object>(path: string): (ProcessIdentity & Partial<T>) | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessIdentity & Partial<T>;
  } catch {
    return undefined;
  }
};

export const unlock = (path: string): void => rmSync(path, { force: true });

/** Runs the step while no other process runs one under the same file. */
export const withLock = async <T>(path: string, step: () => Promise<T>): Promise<T> => {
  while (tryLock(path, {})) await sleep(50);
  try {
    return await step();
  } finally {
    unlock(path);
  }
};

const writeLock = (path: string, content: object): void =>
  writeFileSync(path, JSON.stringify({ ...findProcess(process.pid), ...content }), { mode: 0o600 });

/** Two processes may find the same stale file: the one that moves away a fresh one puts it back. */
const removeStale = (path: string, stale: ProcessIdentity | undefined): void => {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  if (moved && (moved.pid !== stale?.pid || moved.startedAt !== stale.startedAt)) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process holds it meanwhile; ours to wait.
    }
  }
  rmSync(aside, { force: true });
};
