import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

export interface TestDatabase extends Database {
  readonly url: string;
}

const open: TestDatabase[] = [];

/**
 * A fresh, migrated, empty database of this test file's own. It is dropped when the file ends; nothing needs
 * to be closed by hand. Only files named `*.db.test.ts` can have one.
 */
export const makeTestDatabase = async (): Promise<TestDatabase> => {
  const databases = inject('testDatabases') as { url: string; template: string } | undefined;
  if (!databases) throw new Error('A test that needs a database lives in a file named *.db.test.ts');
  const name = `mingjian_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await runAsAdmin(
    databases.url,
    `create database ${name} template ${databases.template} strategy file_copy`,
  );
  const url = Object.assign(new URL(databases.url), { pathname: `/${name}` }).href;
  const db = connect({ url, maxConnections: 8 });
  const testDatabase: TestDatabase = { ...db, url, close: () => dropTestDatabase(testDatabase) };
  const closePool = db.close;
  closers.set(testDatabase, async () => {
    await closePool();
    await runAsAdmin(databases.url, `drop database ${name} with (force)`);
  });
  open.push(testDatabase);
  return testDatabase;
};

const closers = new Map<TestDatabase, () => Promise<void>>();

/** Closes and drops one database before its file ends. */
export const dropTestDatabase = async (db: TestDatabase): Promise<void> => {
  const close = closers.get(db);
  closers.delete(db);
  await close?.();
};

/** Runs after every test file. */
export const dropTestDatabases = async (): Promise<void> => {
  for (const db of open.splice(0)) await dropTestDatabase(db);
};

const runAsAdmin = async (url: string, statement: string): Promise<void> => {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};
