import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACEMENTS } from '../placement/registry.ts';
import { saveRecords, seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { createBackup, restoreBackup } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'mingjian-backup-'));
const file = join(folder, 'market.backup');
const now = new Date('2026-03-01T08:00:00Z');
const print = () => undefined;
const AWKWARD_TEXT = 'tab\tline\nback\\slash "quote" \\N 明鉴 𠮷';

let source: TestDatabase;

beforeAll(async () => {
  source = await makeTestDatabase();
  await seedSources(source);
  await saveRecords(source, {
    knownFrom: '2024-01-01T00:00:00Z',
    retrievedAt: '2024-01-01T00:00:00Z',
    sourceId: 'necips',
    enteredBy: 'import',
    isSynthetic: true,
    companies: ['A1', 'A2'].map((code) => ({
      party: { kind: 'company', name: `测试${code}`, keys: [{ scheme: 'credit_code', value: code }] },
      records: [
        {
          dimension: 'basic_registration',
          naturalKey: 'registration',
          payload: {
            company_name: `测试${code}`,
            registered_capital: '1000000.50',
            registered_address: AWKWARD_TEXT,
          },
        },
      ],
    })),
  });
  await source.pool.query(
    `insert into source_document (sha256, file_name, media_type, byte_length, stored_at, content)
     values ('00', $1, 'text/csv', 4, now(), $2)`,
    [AWKWARD_TEXT, Buffer.from([0, 255, 10, 92])],
  );
  await source.pool.query(
    `create table system_log_2026_03 partition of system_log for values from ('2026-03-01') to ('2026-04-01')`,
  );
  await source.pool.query(
    `insert into system_log (logged_at, kind, action, code, duration_ms, address, details)
     values ('2026-03-02', 'view', 'profile', '0', 3, '::1', '{"a": [1, null]}')`,
  );
  await createBackup(source, { file, now, print });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** One line per table: how many rows, and the digest of all of them in any order. */
const digest = async (db: TestDatabase): Promise<Record<string, string>> => {
  const lines: Record<string, string> = {};
  for (const table of Object.keys(PLACEMENTS)) {
    const { rows } = await db.pool.query<{ line: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line from ${table} t`,
    );
    lines[table] = rows[0]?.line ?? '';
  }
  return lines;
};

test('every row of every table comes back as it was, also odd text, files and monthly partitions', async () => {
  const target = await makeTestDatabase();
  const summary = await restoreBackup(target, { file, force: false, print });
  const expected = await digest(source);
  expect(await digest(target)).toEqual(expected);
  expect(expected['company']).toMatch(/^2 /);
  expect(expected['system_log']).toMatch(/^1 /);
  expect(summary.tables).toBe(Object.keys(PLACEMENTS).length);
});

test('ids go on where they were', async () => {
  const target = await makeTestDatabase();
  await restoreBackup(target, { file, force: false, print });
  const insert = `insert into party (kind, name, created_at) values ('company', 'new', '2026-03-01') returning company_id`;
  const [inSource, inTarget] = await Promise.all([source.pool.query(insert), target.pool.query(insert)]);
  expect(inTarget.rows).toEqual(inSource.rows);
});

test('a database that holds work is replaced only when asked to', async () => {
  const target = await makeTestDatabase();
  await target.pool.query(
    `insert into party (kind, name, created_at) values ('company', 'mine', '2026-03-01')`,
  );
  const before = await digest(target);
  await expect(restoreBackup(target, { file, force: false, print })).rejects.toThrow(
    'The database holds data already (table party). Restore into an empty one, or add --force to replace everything.',
  );
  expect(await digest(target)).toEqual(before);

  await restoreBackup(target, { file, force: true, print });
  const { rows } = await target.pool.query(`select name from party order by name`);
  expect(rows).toEqual([{ name: '测试A1' }, { name: '测试A2' }]);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200), 'unexpected end of file'],
  [
    'cut off between two entries',
    (bytes: Buffer) => repack(bytes, (tar) => tar.subarray(0, tar.length - 3072)),
    'ends too early',
  ],
  [
    'changed in its length fields',
    (bytes: Buffer) => repack(bytes, (tar) => tar.fill('7', 124, 130)),
    'the archive is damaged',
  ],
  ['something else', () => Buffer.from('a,b\n1,2\n'), 'incorrect header check'],
])('an archive that is %s leaves the database as it was', async (_, spoil, reason) => {
  const spoiled = join(folder, 'spoiled.backup');
  writeFileSync(spoiled, spoil(readFileSync(file)));
  const target = await makeTestDatabase();
  const before = await digest(target);
  await expect(restoreBackup(target, { file: spoiled, force: false, print })).rejects.toThrow(
    new RegExp(`could not be restored and the database was left as it was: .*${reason}`),
  );
  expect(await digest(target)).toEqual(before);
});

const repack = (bytes: Buffer, change: (tar: Buffer) => Buffer): Buffer =>
  gzipSync(change(gunzipSync(bytes)));

test('an archive of another schema is refused with what to do', async () => {
  const target = await makeTestDatabase();
  await target.pool.query(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
  await expect(restoreBackup(target, { file, force: false, print })).rejects.toThrow(
    /this version of Mingjian stands at 9999-later\. Restore it with the version that made it/,
  );
});

test('a backup is for its owner alone and never overwrites a file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(createBackup(source, { file, now, print })).rejects.toThrow('exists already');
});
