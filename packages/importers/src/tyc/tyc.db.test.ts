import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '@mingjian/database/testing';
import { importFile } from '../shared/index.ts';
import { fixture } from '../shared/testing.ts';
import { TYC } from './index.ts';

const db = await makeTestDatabase();
let folder = '';
let clock = Date.parse('2026-01-05T04:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingjian-tyc-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const importTyc = (path: string) => {
  clock += 60_000;
  return importFile(TYC, path, { db, now: new Date(clock) });
};

describe('importing a file in the shape of Tianyancha', () => {
  it('joins the answers about one company', async () => {
    expect(await importTyc(fixture('ok/tyc.jsonl'))).toMatchObject({ rows: 2, companies: 1, rowsRefused: 0 });
    const { rows } = await db.pool.query('select name, industry_division, registered_capital from company');
    expect(rows).toEqual([
      { name: '示例晨光电子有限公司', industry_division: 'C39', registered_capital: '8000000.00' },
    ]);
  });

  it('a newer file makes versions of what changed and of nothing else', async () => {
    const text = await readFile(fixture('ok/tyc.jsonl'), 'utf8');
    const path = join(folder, 'newer.jsonl');
    await writeFile(path, text.replace('800万人民币', '900万人民币').replace('"75%"', '"80%"'));
    const result = await importTyc(path);
    expect(result).toMatchObject({ recordsCreated: 2, recordsClosed: 2 });
    const { rows } = await db.pool.query(
      `select dimension, count(*)::int as versions from record group by dimension, record_id having count(*) > 1 order by 1`,
    );
    expect(rows).toEqual([
      { dimension: 'basic_registration', versions: 2 },
      { dimension: 'shareholder', versions: 2 },
    ]);
  });

  it('that is killed goes on after its last object', async () => {
    const text = await readFile(fixture('ok/tyc.jsonl'), 'utf8');
    const path = join(folder, 'killed.jsonl');
    const renamed = text
      .replaceAll('91440300MA9Q0003CF', '91320100MA9Q0004DA')
      .replaceAll('示例晨光', '示例暮光');
    await writeFile(path, renamed);
    const killed = importFile(TYC, path, {
      db,
      now: new Date(clock),
      batchRows: 1,
      onProgress: () => {
        throw new Error('killed');
      },
    });
    await expect(killed).rejects.toThrow('killed');
    const rest = await importFile(TYC, path, { db, now: new Date(clock), batchRows: 1 });
    expect(rest).toMatchObject({ resumedAtRow: 3, rows: 2, isComplete: true });
  });

  it('twice changes nothing', async () => {
    expect(await importTyc(join(folder, 'newer.jsonl'))).toMatchObject({
      recordsCreated: 0,
      recordsClosed: 0,
    });
  });
});
