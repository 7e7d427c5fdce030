import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '@mingjian/database/testing';
import { makeRegister } from '../bench/import/make-register.ts';

const ROWS = 4000;
const MAIN = resolve(import.meta.dirname, '../main.ts');
const FIXTURES = resolve(import.meta.dirname, '../../../../../packages/importers/fixtures');

const db = await makeTestDatabase();
let folder = '';
let registerPath = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingjian-import-command-'));
  registerPath = join(folder, 'register.csv');
  await writeFile(registerPath, makeRegister(ROWS));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command as an operator runs it, in a process of its own. */
const startImport = (...args: string[]) => {
  const child = spawn(process.execPath, [MAIN, 'import', ...args], {
    env: { ...process.env, DATABASE_URL: db.url, DATA_DIR: join(folder, 'data') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }));
  });
  return { child, ended };
};

const findRowReached = async (): Promise<number> => {
  const { rows } = await db.pool.query<{ row_reached: number }>('select row_reached from import_run');
  return rows[0]?.row_reached ?? 0;
};

const countCompanies = async (): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(
    'select count(*) as n from company join company_search using (company_id)',
  );
  return rows[0]?.n ?? 0;
};

describe('npm run import', () => {
  it('killed in the middle goes on where it was, with nothing lost, doubled or halved', async () => {
    const first = startImport('register', registerPath);
    while ((await findRowReached()) < 2) await sleep(5);
    first.child.kill('SIGKILL');
    await first.ended;
    const reached = await findRowReached();
    expect(reached).toBeLessThan(ROWS);
    const second = await startImport('register', registerPath).ended;
    expect(second.output).toContain('where an earlier run had stopped');
    expect(second).toMatchObject({ code: 0 });
    expect(await countCompanies()).toBe(ROWS);
    const { rows } = await db.pool.query(
      'select count(*)::int as records, count(distinct known_from)::int as moments from record',
    );
    expect(rows).toEqual([{ records: 3 * ROWS, moments: 1 }]);
  });

  it('tells a bad file in both languages and without a stack', async () => {
    const { code, output } = await startImport('register', join(FIXTURES, 'not-ok/binary.csv')).ended;
    expect(code).toBe(1);
    expect(output).toContain('is not a text file');
    expect(output).toContain('不是文本文件');
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('resolves stock codes through the list that is named', async () => {
    const { code, output } = await startImport(
      'statements',
      join(FIXTURES, 'not-ok/statements-wrong-rows.csv'),
      '--companies',
      join(FIXTURES, 'ok/stock_basics.csv'),
    ).ended;
    expect(code).toBe(0);
    expect(output).toContain('1 companies, 6 rows refused, 2 values refused');
    expect(output).toContain('row 3  公司代码 "600000": the company list does not name a company');
  });
});
