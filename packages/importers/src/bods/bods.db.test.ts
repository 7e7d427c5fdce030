import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { writeBods } from '@mingjian/domain/ownership-formats';
import { describeNeighbourhood, readAll } from '../ownership-formats/testing.ts';
import { importFile } from '../shared/index.ts';
import { findRealFile, fixture } from '../shared/testing.ts';
import { makeBodsSource } from './index.ts';

const EXAMPLES = [
  'bods-package-fi-soe.json',
  'bods-package.json',
  'full-pep-declaration.json',
  'joint-ownership.json',
  'listed-company-exempt-from-disclosure.json',
  'multiple-indirect-ownership.json',
  'plc-entity-statement.json',
  'tecido.json',
];
const OPTIONS = { statedOn: '2026-01-01', publishedOn: '2026-01-01', publisher: 'Mingjian' };

let folder = '';
let clock = Date.parse('2026-01-05T04:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingjian-bods-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const importBods = (db: TestDatabase, path: string, batchRows = 1000) => {
  clock += 60_000;
  return importFile(makeBodsSource(), path, { db, now: new Date(clock), batchRows });
};

const exportInto = async (from: TestDatabase, to: TestDatabase, name: string) => {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(writeBods(await readAll(from), OPTIONS)));
  return importBods(to, path);
};

describe('importing statements of the Beneficial Ownership Data Standard', async () => {
  const db = await makeTestDatabase();
  const other = await makeTestDatabase();

  it('gives companies, holders, votes, bands, posts and what is not disclosed', async () => {
    expect(await importBods(db, fixture('ok/bods.json'))).toMatchObject({
      rows: 14,
      companies: 3,
      rowsRefused: 0,
      valuesRefused: 0,
      isComplete: true,
    });
    expect(
      describeNeighbourhood(await readAll(db)).map((line) => line.replaceAll(/ CN-SAIC:\w+/g, '')),
    ).toEqual([
      'company 示例竹影投资有限公司 | company 示例松涛科技有限公司 | null 25 50 null 2016-01-01..2023-03-03',
      'person 甲一 | company 示例松涛科技有限公司 | 45.5 null null null 2021-09-24..',
      'person 甲一 | company 示例松涛科技有限公司 | 60 null null 70 2015-03-01..2021-09-24',
      'person 甲一 | company 示例松涛科技有限公司 | 董事长 2015-03-01..',
      'state 示例市国有资产监督管理委员会 | company 示例竹影投资有限公司 | 100 null null null ..',
      'undisclosed  | company 示例松涛科技有限公司 | 5 null null null ..',
    ]);
  });

  it('makes edges of those whom it names, with the votes', async () => {
    const { rows } = await db.pool.query(
      `select holder_name, holding_percent::float, vote_percent::float, valid_to::text
       from shareholding_by_owned where holder_name = '甲一' order by valid_from`,
    );
    expect(rows).toEqual([
      { holder_name: '甲一', holding_percent: 60, vote_percent: 70, valid_to: '2021-09-24' },
      { holder_name: '甲一', holding_percent: 45.5, vote_percent: null, valid_to: null },
    ]);
  });

  it('says where holders are not disclosed', async () => {
    const { rows } = await db.pool.query(
      `select p.name, c.state from coverage c join party p using (company_id) where c.state <> 'found'`,
    );
    expect(rows).toEqual([{ name: 'Example Harbour Ltd', state: 'not_disclosed' }]);
  });

  it('twice changes nothing', async () => {
    const again = await importBods(db, fixture('ok/bods.json'));
    expect(again.recordsCreated).toBe(0);
    expect(again.recordsUnchanged).toBeGreaterThan(8);
  });

  it('twice changes nothing where two records of a file tell of one company differently', async () => {
    const [empty, path] = [await makeTestDatabase(), join(folder, 'twofold.json')];
    const tell = (recordId: string, name: string) => ({
      statementId: `example-statement-of-${recordId}`.padEnd(40, '0'),
      declarationSubject: recordId,
      statementDate: '2024-01-01',
      recordId,
      recordType: 'entity',
      recordDetails: {
        isComponent: false,
        entityType: { type: 'registeredEntity' },
        name,
        identifiers: [{ scheme: 'GB-COH', id: '01234567' }],
      },
    });
    await writeFile(path, JSON.stringify([tell('a', 'Example Ltd'), tell('b', 'EXAMPLE LIMITED')]));
    const first = await importBods(empty, path, 1);
    expect(first).toMatchObject({ companies: 2, recordsCreated: 4 });
    expect(await importBods(empty, path, 1)).toMatchObject({ recordsCreated: 0, recordsUnchanged: 4 });
    const { rows } = await empty.pool.query('select count(*)::int as n from party');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('takes what is good of a file with wrong statements', async () => {
    const result = await importBods(await makeTestDatabase(), fixture('not-ok/bods-wrong.jsonl'));
    expect(result).toMatchObject({ rows: 8, rowsRefused: 5, valuesRefused: 1, companies: 2 });
    expect(result.firstRefusals.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 statement-version',
      '3 party-unknown',
      '4 percent-wrong',
      '5 field-wrong',
      '6 code-wrong-check-digit',
      '8 link-says-nothing',
    ]);
  });

  it('exported and imported into an empty database gives the same edges', async () => {
    expect(await exportInto(db, other, 'fixture.json')).toMatchObject({ rowsRefused: 0, valuesRefused: 0 });
    expect(describeNeighbourhood(await readAll(other))).toEqual(describeNeighbourhood(await readAll(db)));
  });

  it('is the same for the published examples of the standard', async ({ skip }) => {
    const paths = EXAMPLES.flatMap((name) => findRealFile(`bods-examples/${name}`) ?? []);
    skip(paths.length < EXAMPLES.length, 'the published examples are not beside the repository');
    const [first, second] = [await makeTestDatabase(), await makeTestDatabase()];
    for (const path of paths) expect(await importBods(first, path)).toMatchObject({ rowsRefused: 0 });
    const edges = describeNeighbourhood(await readAll(first));
    // One company whose holders changed four times: each share lasts until the next begins, the closed record ends.
    expect(edges.filter((line) => line.includes('Tecido')).map((line) => line.split(' | ').at(-1))).toEqual([
      '60 null null 60 2021-09-24..2022-09-21',
      '70 null null 70 2022-09-21..2023-03-01',
      '80 null null 80 2023-03-01..',
      '100 null null 100 2002-03-09..2021-09-24',
      '30 null null 30 2022-09-21..2023-03-03',
      '40 null null 40 2021-09-24..2022-09-21',
      '董事长 2002-03-09..2021-09-24',
      '董事长 2021-09-24..2022-09-21',
      '董事长 2022-09-21..2023-03-03',
    ]);
    expect(edges).toHaveLength(19);
    await exportInto(first, second, 'examples.json');
    expect(describeNeighbourhood(await readAll(second))).toEqual(edges);
  });
});
