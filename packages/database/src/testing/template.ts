import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { connect } from '../connection/index.ts';
import { migrate } from '../migrations/index.ts';

const PREFIX = 'mingjian_template_';

/** A migrated, empty database that every test file clones; made again when the code it stands on changes. */
export const prepareTemplate = async (url: string, isAlone: boolean): Promise<string> => {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    const name = PREFIX + hashSources();
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
    const existing = rows.map((row) => row.datname).filter((datname) => datname.startsWith('mingjian_'));
    if (isAlone) {
      for (const old of existing.filter((datname) => datname !== name)) await dropDatabase(admin, old);
    }
    if (!existing.includes(name)) await makeTemplate(admin, url, name);
    return name;
  } finally {
    await admin.end();
  }
};

const dropDatabase = async (admin: pg.Client, name: string): Promise<void> => {
  await admin.query(`alter database ${name} is_template false`);
  await admin.query(`drop database ${name} with (force)`);
};

const makeTemplate = async (admin: pg.Client, url: string, name: string): Promise<void> => {
  const unfinished = `mingjian_unfinished_${process.pid}`;
  await admin.query(`drop database if exists ${unfinished}`);
  await admin.query(`create database ${unfinished}`);
  const db = connect({ url: Object.assign(new URL(url), { pathname: `/${unfinished}` }).href });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
  await admin.query(`alter database ${unfinished} rename to ${name}`);
  await admin.query(`alter database ${name} with is_template true allow_connections false`);
};

/** Migrations may seed from the domain's tables, so both packages count. */
const hashSources = (): string => {
  const hash = createHash('sha256');
  const packages = resolve(import.meta.dirname, '../../..');
  for (const folder of ['database/src/migrations', 'domain/src']) {
    const names = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts')).sort()) {
      hash.update(name).update(readFileSync(join(packages, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
};
