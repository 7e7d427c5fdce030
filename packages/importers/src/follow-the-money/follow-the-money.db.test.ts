import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { writeFtm } from '@mingjian/domain/ownership-formats';
import { describeNeighbourhood, readAll } from '../ownership-formats/testing.ts';
import { importFile } from '../shared/index.ts';
import { fixture } from '../shared/testing.ts';
import { makeFollowTheMoneySource } from './index.ts';

let folder = '';
let clock = Date.parse('2026-01-05T04:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingjian-ftm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const importEntities = (db: TestDatabase | null, path: string) => {
  clock += 60_000;
  return importFile(makeFollowTheMoneySource(), path, { db, now: new Date(clock) });
};

const toLines = (entities: readonly unknown[]): string =>
  entities.map((entity) => `${JSON.stringify(entity)}\n`).join('');

describe('importing entities of FollowTheMoney', async () => {
  const db = await makeTestDatabase();

  it('as a dry run counts', async () => {
    const counts = { rows: 6, companies: 2, rowsRefused: 0, recordsCreated: 0 };
    expect(await importEntities(null, fixture('ok/follow-the-money.jsonl'))).toMatchObject(counts);
  });

  it('gives holders with votes and bands, and directors, whatever stands first in the file', async () => {
    await importEntities(db, fixture('ok/follow-the-money.jsonl'));
    expect(
      describeNeighbourhood(await readAll(db)).map((line) => line.replaceAll(/ CN-SAIC:\w+/g, '')),
    ).toEqual([
      'company Example River Holdings GB-COH:01234567 XI-LEI:529900T8BM49AURSDO55 | company 示例松涛科技有限公司 | null 25 40 null 2020-01-01..2023-06-30',
      'person 甲一 | company 示例松涛科技有限公司 | 60 null null 70 2019-03-01..',
      'person 甲一 | company 示例松涛科技有限公司 | 董事长 2019-03-01..',
    ]);
  });

  it('twice changes nothing', async () => {
    const again = await importEntities(db, fixture('ok/follow-the-money.jsonl'));
    expect(again).toMatchObject({ recordsCreated: 0, recordsUnchanged: 7 });
  });

  it('exported and imported into an empty database gives the same edges', async () => {
    const [other, path] = [await makeTestDatabase(), join(folder, 'again.jsonl')];
    await writeFile(path, toLines(writeFtm(await readAll(db)).entities));
    expect(await importEntities(other, path)).toMatchObject({ rowsRefused: 0, valuesRefused: 0 });
    expect(describeNeighbourhood(await readAll(other))).toEqual(describeNeighbourhood(await readAll(db)));
  });

  it('refuses what it does not know one by one', async () => {
    const path = join(folder, 'wrong.jsonl');
    const entities = [
      { id: 'v', schema: 'Vessel', properties: { name: ['示例号'] } },
      { id: 'a', schema: 'Company', properties: { name: ['示例一'] } },
      { id: 'p', schema: 'Person', properties: { name: ['甲一'] } },
      { id: 'o', schema: 'Ownership', properties: { owner: ['a'], asset: ['p'] } },
      { id: 'q', schema: 'Ownership', properties: { owner: ['nobody'], asset: ['a'] } },
      { id: 'r', schema: 'Ownership', properties: { owner: ['p'], asset: ['a'], percentage: ['most'] } },
    ];
    await writeFile(path, toLines(entities));
    const result = await importEntities(await makeTestDatabase(), path);
    expect(result).toMatchObject({ rows: 6, companies: 1, rowsRefused: 4 });
    expect(result.firstRefusals.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '1 schema-unknown',
      '4 subject-no-company',
      '5 party-unknown',
      '6 percent-wrong',
    ]);
  });
});
