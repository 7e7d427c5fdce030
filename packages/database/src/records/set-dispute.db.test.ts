import type { RecordBatch } from '@mingjian/domain/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { rebuildProjections, saveRecords, seedSources, setDispute } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

const makeBatch = (code: string, knownFrom: string, capital: string): RecordBatch => ({
  knownFrom,
  retrievedAt: knownFrom,
  sourceId: 'necips',
  enteredBy: 'import',
  isSynthetic: true,
  companies: [
    {
      party: { kind: 'company', name: `测试${code}有限公司`, keys: [{ scheme: 'credit_code', value: code }] },
      records: [
        {
          dimension: 'basic_registration',
          naturalKey: 'registration',
          payload: { company_name: `测试${code}有限公司`, registered_capital: capital },
        },
      ],
    },
  ],
});

const FIRST = '2024-01-01T00:00:00.000Z';
const SECOND = '2024-02-01T00:00:00.000Z';
const THIRD = '2024-03-01T00:00:00.000Z';

const save = async (code: string, knownFrom: string, capital = '1000000') => {
  await saveRecords(db, makeBatch(code, knownFrom, capital));
  const { rows } = await db.pool.query<{ company_id: number; record_id: number }>(
    `select company_id, record_id from record join party_key k using (company_id) where k.value = $1`,
    [code],
  );
  return { companyId: rows[0]!.company_id, recordId: rows[0]!.record_id };
};

const mark = (record: { companyId: number; recordId: number }, isDisputed: boolean, at: string) =>
  inTransaction(db, (client) => setDispute(client, db, { ...record, isDisputed, at }));

const versionsOf = async (companyId: number) => {
  const { rows } = await db.pool.query(
    `select version, known_from, known_to, is_disputed, stated_from, status, payload ->> 'registered_capital' as capital
     from record where company_id = $1 order by version`,
    [companyId],
  );
  return rows;
};

const rowOf = async (companyId: number) => {
  const { rows } = await db.pool.query('select * from company where company_id = $1', [companyId]);
  return rows[0];
};

describe('a datum that is disputed', () => {
  test('is marked by a new version that says the same, and the company stays as it was', async () => {
    const record = await save('D1', FIRST);
    const before = await rowOf(record.companyId);
    expect(await mark(record, true, SECOND)).toBe(true);
    expect(await mark(record, true, THIRD)).toBe(false);
    expect(await versionsOf(record.companyId)).toEqual([
      {
        version: 1,
        known_from: FIRST,
        known_to: SECOND,
        is_disputed: false,
        stated_from: null,
        status: 'current',
        capital: '1000000',
      },
      {
        version: 2,
        known_from: SECOND,
        known_to: null,
        is_disputed: true,
        stated_from: FIRST,
        status: 'current',
        capital: '1000000',
      },
    ]);
    expect(await rowOf(record.companyId)).toEqual(before);
  });

  test('stays marked when its source delivers the same again, and not when it says something else', async () => {
    const record = await save('D2', FIRST);
    await mark(record, true, SECOND);
    await save('D2', THIRD);
    expect((await versionsOf(record.companyId)).at(-1)).toMatchObject({ version: 2, is_disputed: true });
    await save('D2', '2024-04-01T00:00:00.000Z', '2000000');
    expect((await versionsOf(record.companyId)).at(-1)).toMatchObject({
      version: 3,
      is_disputed: false,
      capital: '2000000',
    });
  });

  test('loses its mark by another version; marks of one moment keep their order', async () => {
    const record = await save('D3', FIRST);
    await mark(record, true, SECOND);
    await mark(record, false, SECOND);
    const versions = await versionsOf(record.companyId);
    expect(versions.map(({ is_disputed }) => is_disputed)).toEqual([false, true, false]);
    expect(versions[2]).toMatchObject({ known_from: '2024-02-01T00:00:00.001Z', stated_from: FIRST });
    expect(versions[1]).toMatchObject({ known_to: '2024-02-01T00:00:00.001Z' });
  });

  test('is not made of a record that does not exist', async () => {
    const { companyId } = await save('D4', FIRST);
    expect(await mark({ companyId, recordId: 1 }, true, SECOND)).toBe(false);
  });

  test('rebuilds to the same rows', async () => {
    const record = await save('D5', FIRST);
    await mark(record, true, SECOND);
    const before = await rowOf(record.companyId);
    await rebuildProjections(db);
    expect(await rowOf(record.companyId)).toEqual(before);
  });
});
