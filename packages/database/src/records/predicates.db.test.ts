import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AsAt, Clock, RecordDraft } from '@mingjian/domain/records';
import { makeShareholder, saveCompany } from '../companies/testing/index.ts';
import { runNamed } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { asAtCondition, isOnFile, seedSources } from './index.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

let codes = 0;

/** A company to which one record after another is told, each on the day it was known from. */
const tell = async (...told: readonly (readonly [known: string, RecordDraft])[]): Promise<number> => {
  const code = `P${(codes += 1)}`;
  let id = 0;
  for (const [known, draft] of told)
    id = await saveCompany(db, code, [draft], { knownFrom: `${known}T00:00:00Z` });
  return id;
};

const on = (day: string, clock: Clock): AsAt => ({ day, clock });

const read = async (id: number, asAt: AsAt, condition = asAtCondition) =>
  (
    await runNamed<{ told: string }>(
      db,
      `predicates-${condition.name}-${asAt?.clock}`,
      sql`select payload ->> 'holding_pct' as told from record r
          where company_id = ${id} and dimension = 'shareholder' and ${condition(asAt, 'r.')}
          order by known_from`,
    )
  ).map(({ told }) => told);

describe('as known', () => {
  test('a correction that came later does not reach back, its own day included', async () => {
    const id = await tell(
      ['2023-01-10', makeShareholder('张', '30', { validFrom: '2015-01-01' })],
      ['2024-05-01', makeShareholder('张', '35', { validFrom: '2015-01-01' })],
    );
    expect(await read(id, on('2023-01-09', 'known'))).toEqual([]);
    expect(await read(id, on('2023-01-10', 'known'))).toEqual(['30']);
    expect(await read(id, on('2024-04-30', 'known'))).toEqual(['30']);
    expect(await read(id, on('2024-05-01', 'known'))).toEqual(['35']);
  });

  test('what was known before it began is not valid yet, but on file', async () => {
    const id = await tell(['2023-01-10', makeShareholder('张', '30', { validFrom: '2023-06-01' })]);
    expect(await read(id, on('2023-02-01', 'known'))).toEqual([]);
    expect(await read(id, on('2023-02-01', 'known'), isOnFile)).toEqual(['30']);
    expect(await read(id, on('2023-06-01', 'known'))).toEqual(['30']);
  });
});

describe('as valid', () => {
  test('a correction counts for the time before it was known', async () => {
    const id = await tell(
      ['2023-01-10', makeShareholder('张', '30', { validFrom: '2015-01-01' })],
      ['2024-05-01', makeShareholder('张', '35', { validFrom: '2015-01-01' })],
    );
    expect(await read(id, on('2016-01-01', 'valid'))).toEqual(['35']);
    expect(await read(id, on('2014-12-31', 'valid'))).toEqual([]);
  });

  test('a later state of the world leaves the earlier one its own time', async () => {
    const id = await tell(
      ['2015-01-10', makeShareholder('张', '30', { validFrom: '2015-01-01' })],
      ['2024-05-01', makeShareholder('张', '60', { validFrom: '2024-04-01' })],
    );
    expect(await read(id, on('2024-03-31', 'valid'))).toEqual(['30']);
    expect(await read(id, on('2024-04-01', 'valid'))).toEqual(['60']);
  });

  test('an end that became known later ends it on its own day', async () => {
    const id = await tell(
      ['2015-01-10', makeShareholder('张', '30', { validFrom: '2015-01-01' })],
      ['2024-05-01', makeShareholder('张', '30', { validFrom: '2015-01-01', validTo: '2023-01-01' })],
    );
    expect(await read(id, on('2022-12-31', 'valid'))).toEqual(['30']);
    expect(await read(id, on('2023-01-01', 'valid'))).toEqual([]);
    expect(await read(id, on('2023-01-01', 'valid'), isOnFile)).toEqual(['30']);
  });

  test('without dates of validity the event or its publication tells when it began', async () => {
    const id = await tell([
      '2024-05-01',
      makeShareholder('张', '30', { eventDate: '2022-03-01', publishedOn: '2022-04-01' }),
    ]);
    expect(await read(id, on('2022-02-28', 'valid'), isOnFile)).toEqual([]);
    expect(await read(id, on('2022-03-01', 'valid'), isOnFile)).toEqual(['30']);
    const undated = await tell(['2024-05-01', makeShareholder('李', '10')]);
    expect(await read(undated, on('2001-01-01', 'valid'))).toEqual(['10']);
  });
});

test('as published shows the last version published by the day, and nothing that carries no such date', async () => {
  const id = await tell(
    ['2024-05-01', makeShareholder('张', '30', { validFrom: '2015-01-01', publishedOn: '2015-02-01' })],
    ['2024-06-01', makeShareholder('张', '60', { validFrom: '2015-01-01', publishedOn: '2019-02-01' })],
    ['2024-06-02', makeShareholder('李', '1', { validFrom: '2015-01-01' })],
  );
  expect(await read(id, on('2015-01-31', 'published'))).toEqual([]);
  expect(await read(id, on('2018-01-01', 'published'))).toEqual(['30']);
  expect(await read(id, on('2019-02-01', 'published'))).toEqual(['60']);
});

test('now: what has not ended today; an end in the future is none yet', async () => {
  const id = await tell(
    ['2024-05-01', makeShareholder('张', '30', { validTo: '2023-01-01' })],
    ['2024-05-02', makeShareholder('李', '40', { validTo: '9000-01-01' })],
    ['2024-05-03', makeShareholder('王', '50')],
  );
  expect(await read(id, null)).toEqual(['40', '50']);
  expect(await read(id, null, isOnFile)).toEqual(['30', '40', '50']);
});
