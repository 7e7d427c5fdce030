import { execFileSync, spawnSync } from 'node:child_process';
import { OperatorError } from './operator-error.ts';

/** The user that owns the database's files and processes; undefined means "whoever runs this process". */
export type SystemUser = { readonly uid: number; readonly gid: number } | undefined;

const SYSTEM_USER_NAME = 'mingjian';

/** PostgreSQL refuses to run as root, so root gets a system user for it; any other user runs it as himself. */
export const getSystemUser = (): SystemUser => {
  if (process.getuid?.() !== 0) return undefined;
  return findUser() ?? createUser();
};

const findUser = (): SystemUser => {
  try {
    const ask = (flag: string) =>
      Number(
        execFileSync('id', [flag, SYSTEM_USER_NAME], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      );
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
};

const createUser = (): SystemUser => {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  const made = spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', SYSTEM_USER_NAME], {
    encoding: 'utf8',
  });
  // Two starts may race for the name: the loser finds it there.
  const user = findUser();
  if (user) return user;
  throw new OperatorError(
    `PostgreSQL does not run as root, and a system user "${SYSTEM_USER_NAME}" for it could not be created ` +
      `(${(made.stderr || made.error?.message || 'useradd failed').trim()}). ` +
      `Create it by hand, or run Mingjian as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
};

/** Whether the system user may do `test <operator> <path>` (-r, -w, -x); the way to it is checked as well. */
export const canUser = (user: SystemUser, operator: '-r' | '-w' | '-x', path: string): boolean =>
  user === undefined ||
  spawnSync('/bin/sh', ['-c', `test ${operator} "$0"`, path], { ...user, cwd: '/', stdio: 'ignore' })
    .status === 0;
