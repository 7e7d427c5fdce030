import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process id alone is reused by the system; together with its start it names one process for ever. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

/** The identity of a living process, or undefined when no such process lives (a zombie does not). */
export const findProcess = (pid: number): ProcessIdentity | undefined => {
  if (process.platform === 'linux') return findLinuxProcess(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  const startedAt = process.platform === 'win32' ? '' : askPs(pid, 'lstart=');
  return startedAt === undefined ? undefined : { pid, startedAt };
};

export const isSameProcessAlive = (identity: ProcessIdentity): boolean =>
  findProcess(identity.pid)?.startedAt === identity.startedAt;

/** The name of a process's program, used before a signal is sent to an id read from a file. */
export const findProgramName = (pid: number): string | undefined => {
  if (process.platform === 'linux') return readOrNothing(`/proc/${pid}/comm`)?.trim();
  if (process.platform === 'win32') return 'postgres';
  return askPs(pid, 'comm=')?.split('/').at(-1);
};

const findLinuxProcess = (pid: number): ProcessIdentity | undefined => {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The program's name (field 2) may hold spaces; state is field 3 and the start time field 22 of proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : { pid, startedAt: fields[19] ?? '' };
};

const askPs = (pid: number, column: string): string | undefined => {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

const readOrNothing = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
