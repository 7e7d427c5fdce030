import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { makeTestDatabase } from '../testing/index.ts';
import { stopCluster } from './cluster.ts';
import { openDatabase, ownDatabase } from './index.ts';

// Preparing a durable cluster takes seconds on a busy disk, so the tests share one; each finds it stopped.
const dataDir = mkdtempSync(join(tmpdir(), 'mingjian-launcher-'));
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) await kill(child, 'SIGKILL');
  if (existsSync(join(dataDir, 'postgres'))) stopCluster(dataDir);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts another process that wants to own the data directory; its answer is an address or a refusal. */
const startOwner = async (): Promise<{ child: ChildProcess; url?: string; refusal?: string }> => {
  const file = join(import.meta.dirname, 'fixtures/own-database.ts');
  const child = spawn(process.execPath, [file, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  );
  return { child, ...(JSON.parse(line) as { url?: string; refusal?: string }) };
};

const kill = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
};

const ask = async (url: string | undefined, text: string): Promise<readonly object[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const open = () => openDatabase({ dataDir, command: 'npm run import' });

test('a killed start leaves a server behind; the next start takes its place and no stored row is lost', async () => {
  const first = await startOwner();
  await ask(first.url, 'create table kept (n int)');
  await ask(first.url, 'insert into kept values (1), (2)');
  await kill(first.child, 'SIGKILL');
  expect(await ask(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const second = await startOwner();
  expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
  await expect(ask(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED|terminat/);
});

test('a second start on the same data directory is refused by name, a command joins the running one', async () => {
  const first = await startOwner();
  const second = await startOwner();
  expect(second.refusal).toBe(
    `The data directory ${dataDir} is in use by "npm start" (process ${first.child.pid}). ` +
      'Stop that process first, or set DATA_DIR to another folder.',
  );
  const joined = await open();
  expect(joined.url).toBe(first.url);
  await joined.close();
  expect(await ask(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);

  await kill(first.child, 'SIGTERM');
  await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
});

test('a command alone runs the database itself and stops it at its end', async () => {
  const database = await open();
  expect(await ask(database.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await ask(database.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await database.close();
  await expect(ask(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a server that dies comes back under the same address', async () => {
  const lines: string[] = [];
  const database = await ownDatabase({ dataDir, command: 'npm start', report: (line) => lines.push(line) });
  const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => ask(database.url, 'select 1 as alive').catch(() => []), { timeout: 15_000 })
    .toEqual([{ alive: 1 }]);
  expect(lines).toEqual(['The database ended unexpectedly and is started again.']);
  await database.close();
});

test('data of another major version is refused with the commands that carry it over', async () => {
  const database = await open();
  await database.close();
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  const refusal = await open().catch((error: Error) => error.message);
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18\n');
  expect(refusal).toContain('was written by PostgreSQL 17; this version of Mingjian brings PostgreSQL 18');
  expect(refusal).toContain('npm run backup -- mingjian.backup');
  expect(refusal).toContain(`mv ${dataDir}/postgres ${dataDir}/postgres-17`);
  expect(refusal).toContain('npm run restore -- mingjian.backup');
});

test('a server of the operator is used as it is and never stopped', async () => {
  const { url } = await makeTestDatabase();
  const database = await openDatabase({ dataDir, databaseUrl: url, command: 'npm run import' });
  expect(database.url).toBe(url);
  await database.close();
  expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

test.each([
  [
    'nobody listens',
    'postgresql://me:secret@127.0.0.1:1/mingjian',
    /127\.0\.0\.1:1\/mingjian\): .*ECONNREFUSED/,
  ],
  [
    'the name is unknown',
    'postgresql://me:secret@no.such.host.invalid/x',
    /no\.such\.host\.invalid:5432\/x\)/,
  ],
])(
  'where %s behind DATABASE_URL, the sentence names the place and not the password',
  async (_, databaseUrl, place) => {
    const refusal = await ownDatabase({ dataDir, databaseUrl, command: 'npm start' }).catch(
      (error: Error) => error.message,
    );
    expect(refusal).toMatch(/^DATABASE_URL leads to no database/);
    expect(refusal).toMatch(place);
    expect(refusal).not.toContain('secret');
  },
);
