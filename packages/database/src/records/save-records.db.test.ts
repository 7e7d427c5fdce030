import { beforeAll, expect, test } from 'vitest';
import type { RecordBatch, RecordDraft } from '@mingjian/domain/records';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { RecordFault, saveRecords, seedSources } from './index.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

const makeBatch = (code: string, knownFrom: string, records: readonly RecordDraft[]): RecordBatch => ({
  knownFrom,
  retrievedAt: knownFrom,
  sourceId: 'necips',
  enteredBy: 'import',
  isSynthetic: true,
  companies: [
    {
      party: { kind: 'company', name: `测试${code}有限公司`, keys: [{ scheme: 'credit_code', value: code }] },
      records,
    },
  ],
});

const registration = (name: string, capital: string): RecordDraft => ({
  dimension: 'basic_registration',
  naturalKey: 'registration',
  payload: { company_name: name, registered_capital: capital, registration_status: 'active' },
});

const count = async (table: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*) as n from ${table}`);
  return rows[0]?.n ?? -1;
};

const findCompany = async (code: string) => {
  const { rows } = await db.pool.query(
    `select c.* from company c join party_key k using (company_id) where k.value = $1`,
    [code],
  );
  return rows[0];
};

test('a company is stored with its list row, its coverage and a mark for re-rating', async () => {
  const saved = await saveRecords(
    db,
    makeBatch('A1', '2024-01-01T00:00:00Z', [registration('明鉴测试有限公司', '1000000')]),
  );
  expect(saved).toEqual({ companies: 1, created: 1, unchanged: 0, closed: 0 });
  expect(await findCompany('A1')).toMatchObject({
    name: '明鉴测试有限公司',
    registered_capital: '1000000.00',
    known_from: '2024-01-01T00:00:00.000Z',
    known_to: null,
  });
  const { rows } = await db.pool.query('select state, checked_at from coverage');
  expect(rows).toEqual([{ state: 'found', checked_at: '2024-01-01T00:00:00.000Z' }]);
  expect(await count('changed_company')).toBe(1);
});

test('saving the same again adds nothing and only moves the last look', async () => {
  const before = await count('record');
  const saved = await saveRecords(
    db,
    makeBatch('A1', '2024-06-01T00:00:00Z', [registration('明鉴测试有限公司', '1000000')]),
  );
  expect(saved).toMatchObject({ created: 0, unchanged: 1 });
  expect(await count('record')).toBe(before);
  const { rows } = await db.pool.query('select checked_at from coverage');
  expect(rows).toEqual([{ checked_at: '2024-06-01T00:00:00.000Z' }]);
});

test('a change closes what was known and keeps it', async () => {
  const saved = await saveRecords(
    db,
    makeBatch('A1', '2024-07-01T00:00:00Z', [registration('明鉴测试有限公司', '500000')]),
  );
  expect(saved).toMatchObject({ created: 1, closed: 1 });
  expect(await findCompany('A1')).toMatchObject({ registered_capital: '500000.00' });
  const { rows } = await db.pool.query('select version, known_from, known_to from record order by version');
  expect(rows).toEqual([
    { version: 1, known_from: '2024-01-01T00:00:00.000Z', known_to: '2024-07-01T00:00:00.000Z' },
    { version: 2, known_from: '2024-07-01T00:00:00.000Z', known_to: null },
  ]);
  const history = await db.pool.query('select registered_capital, known_to from company_history');
  expect(history.rows).toEqual([{ registered_capital: '1000000.00', known_to: '2024-07-01T00:00:00.000Z' }]);
});

test('the rating columns survive a change of the records', async () => {
  await db.pool.query(`update company set rating_status = 'rated', rating_grade = 5`);
  await saveRecords(
    db,
    makeBatch('A1', '2024-08-01T00:00:00Z', [registration('明鉴测试有限公司', '700000')]),
  );
  expect(await findCompany('A1')).toMatchObject({ registered_capital: '700000.00', rating_grade: 5 });
});

test('a holder that no source numbers is a party of its own, seen from both sides', async () => {
  await saveRecords(
    db,
    makeBatch('B1', '2024-01-01T00:00:00Z', [
      {
        dimension: 'shareholder',
        naturalKey: '张三',
        payload: { shareholder_name: '张三', shareholder_type: 'natural_person', holding_pct: '60.5' },
        refs: {
          shareholder_id: {
            kind: 'person',
            name: '张三',
            keys: [{ scheme: 'name_in_company', value: 'B1|张三' }],
          },
        },
      },
    ]),
  );
  const owned = await db.pool.query(
    'select company_id, holder_id, holding_percent from shareholding_by_owned',
  );
  const held = await db.pool.query(
    'select company_id, owned_id, holding_percent from shareholding_by_holder',
  );
  expect(owned.rows).toHaveLength(1);
  expect(held.rows).toEqual([
    {
      company_id: owned.rows[0]?.holder_id,
      owned_id: owned.rows[0]?.company_id,
      holding_percent: '60.50000000',
    },
  ]);
});

test('a record that does not fit the dictionary takes its whole batch back', async () => {
  const before = await count('party');
  const batch = makeBatch('C1', '2024-01-01T00:00:00Z', [
    registration('写不进有限公司', '1'),
    { dimension: 'basic_registration', naturalKey: 'second', payload: { horoscope: 'lion' } },
  ]);
  await expect(saveRecords(db, batch)).rejects.toBeInstanceOf(RecordFault);
  expect(await count('party')).toBe(before);
});

test('two batches that create the same companies at once end as one after the other would', async () => {
  const batches = Array.from({ length: 4 }, () =>
    makeBatch('E1', '2024-01-01T00:00:00Z', [registration('同时有限公司', '9')]),
  );
  const saved = await Promise.all(batches.map((batch) => saveRecords(db, batch)));
  expect(saved.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
});

test('two writers of the same company leave one chain', async () => {
  const batches = Array.from({ length: 6 }, (_, index) =>
    makeBatch('D1', `2024-0${index + 1}-01T00:00:00Z`, [registration('并发有限公司', String(index + 1))]),
  );
  await Promise.all(batches.map((batch) => saveRecords(db, batch)));
  expect(await findCompany('D1')).toMatchObject({ registered_capital: '6.00' });
  const { rows } = await db.pool.query(
    `select count(*) filter (where known_to is null) as open, count(*) as all
     from record r join party_key k using (company_id) where k.value = 'D1'`,
  );
  expect(rows).toEqual([{ open: 1, all: 6 }]);
});
