import { join } from 'node:path';
import type { ProcessIdentity } from './processes.ts';
import { isSameProcessAlive } from './processes.ts';
import { readLock, tryLock, unlock, updateLock } from './file-lock.ts';

/** What the file in the data directory says about the one process that runs the database there. */
export interface OwnerNote {
  /** The command as the operator typed it, for sentences. */
  readonly command: string;
  /** Absent until the database answers. */
  readonly url?: string;
  readonly version?: string;
}

export type Owner = ProcessIdentity & Partial<OwnerNote>;

const fileOf = (dataDir: string): string => join(dataDir, 'running.json');

/** Makes this process the owner, or answers the living one. */
export const tryToOwn = (dataDir: string, note: OwnerNote): Owner | undefined =>
  tryLock(fileOf(dataDir), note);

export const publish = (dataDir: string, note: OwnerNote): void => updateLock(fileOf(dataDir), note);

export const disown = (dataDir: string): void => unlock(fileOf(dataDir));

/** The living owner; a file that a killed process left behind counts for nothing. */
export const findOwner = (dataDir: string): Owner | undefined => {
  const owner = readLock<OwnerNote>(fileOf(dataDir));
  return owner && isSameProcessAlive(owner) ? owner : undefined;
};
