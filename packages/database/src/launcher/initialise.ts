import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getMajorVersion } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { OperatorError } from './operator-error.ts';
import { canUser } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

export const SUPERUSER = 'mingjian';
export const CONFIGURATION_FILE = 'mingjian.conf';

/** The folder of the cluster's files, its real path, made on first use. Nothing half-made is left behind. */
export const initialise = (folder: string, binaries: Binaries, user: SystemUser): string => {
  const cluster = join(folder, 'postgres');
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    refuseOtherMajor(cluster, binaries);
    return realpathSync(cluster);
  }
  makeFolder(folder, user);
  const place = findPlace(folder, user);
  const unfinished = `${place}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  runInitdb(unfinished, getPassword(folder), binaries, user);
  renameSync(unfinished, place);
  if (place !== cluster) symlinkSync(place, cluster);
  return place;
};

/** The password of the cluster's superuser, kept beside the cluster for its owner's eyes. */
export const getPassword = (folder: string): string => {
  const file = join(folder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

const refuseOtherMajor = (cluster: string, binaries: Binaries): void => {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const wanted = getMajorVersion(binaries);
  if (found === wanted) return;
  throw new OperatorError(
    [
      `The data in ${cluster} was written by PostgreSQL ${found}; this version of Mingjian brings PostgreSQL ${wanted}.`,
      'Carry it over with a backup:',
      '  1. with the version of Mingjian that wrote it:  npm run backup -- mingjian.backup',
      `  2. move the old data away:                      mv ${cluster} ${cluster}-${found}`,
      '  3. with this version:                           npm run restore -- mingjian.backup',
    ].join('\n'),
  );
};

const makeFolder = (folder: string, user: SystemUser): void => {
  try {
    mkdirSync(folder, { recursive: true });
    // The system user only walks through; what lies here besides the cluster stays closed to others.
    chmodSync(folder, user ? 0o711 : 0o700);
  } catch (cause) {
    throw new OperatorError(`The data directory ${folder} cannot be made: ${(cause as Error).message}.`, {
      cause,
    });
  }
};

/** Where root's project lies in a private folder, the cluster moves to a place that its user can reach. */
const findPlace = (folder: string, user: SystemUser): string => {
  if (user === undefined || canUser(user, '-x', folder)) return join(folder, 'postgres');
  const parent = '/var/lib/mingjian';
  mkdirSync(parent, { recursive: true });
  chmodSync(parent, 0o755);
  return join(parent, `postgres-${randomBytes(6).toString('hex')}`);
};

const runInitdb = (target: string, password: string, binaries: Binaries, user: SystemUser): void => {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(target), `.initdb-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of user ? [target, passwordFile] : []) chownSync(path, user?.uid ?? 0, user?.gid ?? 0);
  try {
    const options = [`--pgdata=${target}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
    const result = spawnSync(binaries.initdb, [...options, '--auth=scram-sha-256', ...LOCALE_OPTIONS], {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: undefined, LANG: undefined },
    });
    if (result.status !== 0) throw refuseInitdb(target, result.stderr || result.error?.message || '');
    appendFileSync(join(target, 'postgresql.conf'), `\ninclude_if_exists = '${CONFIGURATION_FILE}'\n`);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

/**
 * UTF-8 throughout: in the locale C, pg_trgm finds nothing in Chinese. Order and case come from PostgreSQL
 * itself (code points), so that an index does not change with the system's libraries.
 */
const LOCALE_OPTIONS = [
  '--encoding=UTF8',
  `--locale=${{ win32: 'C', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C.UTF-8'}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

const refuseInitdb = (target: string, output: string): OperatorError =>
  new OperatorError(
    `PostgreSQL could not prepare its data directory ${target}:\n${output.trim().split('\n').slice(-6).join('\n')}\n` +
      `Check free space and rights there, or set DATABASE_URL to a PostgreSQL server.`,
  );
