import { beforeAll, expect, test } from 'vitest';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { loadDemoMarket, makeDemoMarket } from './index.ts';

const OPTIONS = { companies: 220, seed: 'load', batchSize: 60 };
let db: TestDatabase;

const count = async (text: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*) as n from ${text}`);
  return rows[0]?.n ?? -1;
};

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

test('a market is stored whole, marked as synthetic, and tells its progress', async () => {
  const progress: number[] = [];
  const saved = await loadDemoMarket(db, { ...OPTIONS, onProgress: (done) => progress.push(done) });
  const drafts = [...makeDemoMarket(OPTIONS)]
    .flatMap((batch) => batch.companies)
    .flatMap((company) => company.records);
  expect(saved).toMatchObject({ companies: 220, created: drafts.length, unchanged: 0 });
  expect(progress.at(-1)).toBe(220);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(await count('company where is_synthetic')).toBe(220);
  expect(await count('company where not is_synthetic')).toBe(0);
  expect(await count('record where not is_synthetic')).toBe(0);
  expect(await count('record')).toBe(drafts.length);
  expect(await count('shareholding_by_owned')).toBeGreaterThan(400);
  expect(await count(`party where kind = 'state'`)).toBeGreaterThan(0);
});

test('loading it again changes nothing', async () => {
  const before = await count('record');
  const saved = await loadDemoMarket(db, OPTIONS);
  expect(saved).toMatchObject({ companies: 220, created: 0, closed: 0 });
  expect(await count('record')).toBe(before);
});

test('the list row of a company shows what its records say', async () => {
  const { rows } = await db.pool.query<Record<string, unknown>>(
    `select c.* from company c join statement s on s.company_id = c.company_id
     where c.status = 'active' and c.period_end = '2025-12-31' order by c.company_id limit 1`,
  );
  const row = rows[0];
  expect(row?.['credit_code']).toMatch(/^9\d{7}DM/);
  expect(row?.['city_code']).toMatch(/^\d{6}$/);
  expect(row?.['industry_class']).toMatch(/^[A-R]\d{4}$/);
  expect(row?.['total_assets']).toMatch(/^\d+\.\d{2}$/);
  expect(row?.['name_en']).toMatch(/[A-Z]/);
});

test('a load that is stopped leaves whole batches and is finished by the next', async () => {
  const other = await makeTestDatabase();
  await seedSources(other);
  const stop = new AbortController();
  const first = await loadDemoMarket(other, {
    ...OPTIONS,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(first.companies).toBeLessThan(220);
  const second = await loadDemoMarket(other, OPTIONS);
  expect(second.companies).toBe(220);
  const { rows } = await other.pool.query<{ n: number }>('select count(*) as n from company');
  expect(rows[0]?.n).toBe(220);
});
