import { findMarketState } from '@mingjian/database/installation';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { TestDatabase } from '@mingjian/database/testing';
import { expect, test } from 'vitest';
import { prepareContent } from './prepare-content.ts';

const prepare = (
  db: TestDatabase,
  demoCompanies: number,
  signal = new AbortController().signal,
  report: (line: string) => void = () => undefined,
) => prepareContent(db, { demoCompanies, report, tell: () => undefined, signal });

const count = async (db: TestDatabase, text: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*) as n from ${text}`);
  return rows[0]?.n ?? -1;
};

test('a first start makes and rates the demo market with its accounts; the next one changes nothing', async () => {
  const db = await makeTestDatabase();
  const logins = await prepare(db, 40);
  expect(logins?.accounts.map(({ username }) => username)).toEqual([
    'admin',
    'orgadmin',
    'analyst',
    'basic',
    'trial',
  ]);
  expect(await findMarketState(db)).toEqual({ state: 'loaded', companies: 40 });
  const companies = await count(db, 'company where is_synthetic');
  expect(companies).toBeGreaterThanOrEqual(40);
  expect(await count(db, 'company where rating_status is not null')).toBe(companies);
  expect(await count(db, 'changed_company')).toBe(0);
  expect(await count(db, 'search_facet_count')).toBeGreaterThan(0);

  const versions = await count(db, 'record');
  await prepare(db, 90);
  expect(await count(db, 'record')).toBe(versions);
  expect(await count(db, 'company')).toBe(companies);
});

test('a start that was stopped while loading is finished by the next', async () => {
  const db = await makeTestDatabase();
  const stop = new AbortController();
  stop.abort();
  expect(await prepare(db, 40, stop.signal)).toBeUndefined();
  expect(await findMarketState(db)).toEqual({ state: 'loading', companies: 40 });
  await prepare(db, 40);
  expect(await findMarketState(db)).toEqual({ state: 'loaded', companies: 40 });
  expect(await count(db, 'company')).toBeGreaterThanOrEqual(40);
});

test('without a demo there is one administrator, whose password is told once, and no company', async () => {
  const db = await makeTestDatabase();
  const lines: string[] = [];
  const first = await prepare(db, 0, undefined, (line) => lines.push(line));
  // Said at once, not only when everything else has started as well.
  expect(lines).toEqual([`First administrator: admin, password ${first?.password}`]);
  expect(first?.accounts).toEqual([{ username: 'admin', realName: 'Administrator' }]);
  expect(first?.password).toMatch(/^.{20}$/);
  expect(await prepare(db, 0)).toEqual({ isDemo: false, accounts: [], password: undefined });
  expect(await count(db, 'party')).toBe(0);
});

test('a database filled before its first start is the own one and gets no demo accounts', async () => {
  const db = await makeTestDatabase();
  await db.pool.query(`insert into party (kind, name, created_at) values ('company', 'mine', '2026-03-01')`);
  const logins = await prepare(db, 40);
  expect(logins?.isDemo).toBe(false);
  expect(await findMarketState(db)).toEqual({ state: 'none' });
  expect(await count(db, 'company')).toBe(0);
});
