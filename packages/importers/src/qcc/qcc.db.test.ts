import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTestDatabase } from '@mingjian/database/testing';
import { importFile } from '../shared/index.ts';
import type { ImportOptions } from '../shared/index.ts';
import { fixture } from '../shared/testing.ts';
import { QCC } from './index.ts';

const db = await makeTestDatabase();
const PATH = fixture('ok/qcc.json');
let clock = Date.parse('2026-01-05T04:00:00Z');

const importQcc = (options: Partial<ImportOptions> = {}) => {
  clock += 60_000;
  return importFile(QCC, PATH, { db, now: new Date(clock), ...options });
};

const dump = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const table of [
    'party',
    'party_key',
    'record',
    'company',
    'company_history',
    'shareholding_by_owned',
  ]) {
    const { rows } = await db.pool.query<{ text: string }>(
      `select t::text as text from ${table} t order by 1`,
    );
    hash.update(table + rows.map(({ text }) => text).join('\n'));
  }
  return hash.digest('hex');
};

describe('importing a file in the shape of Qichacha', () => {
  it('as a dry run counts and writes nothing', async () => {
    const before = await dump();
    const result = await importQcc({ db: null });
    expect(result).toMatchObject({ rows: 2, companies: 2, rowsRefused: 0, recordsCreated: 0 });
    expect(result.leftOut.map(({ place }) => place)).toEqual(['CompanyGraph{}', 'RiskScore']);
    expect(await dump()).toBe(before);
  });

  it('gives a company with its holders as edges, known from the day that is named', async () => {
    expect(await importQcc({ knownAt: '2024-06-30' })).toMatchObject({ companies: 2, isComplete: true });
    const { rows } = await db.pool.query(
      `select c.name, c.registered_capital, s.holder_name, s.holding_percent, r.known_from
       from company c join shareholding_by_owned s on s.company_id = c.company_id
       join record r on r.company_id = c.company_id and r.dimension = 'basic_registration' order by s.holder_name`,
    );
    const company = { name: '示例云海机械有限公司', registered_capital: '50000000.00' };
    expect(rows).toMatchObject([
      { ...company, holder_name: '甲一', known_from: '2024-06-29T16:00:00.000Z' },
      { ...company, holder_name: '示例山川投资有限公司' },
    ]);
  });

  it('joins the holder that has a credit code with the company of that code', async () => {
    const { rows } = await db.pool.query<{ n: number }>(
      `select count(*)::int as n from party where name = '示例山川投资有限公司'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('twice changes nothing', async () => {
    const before = await dump();
    const again = await importQcc();
    expect(again.recordsCreated).toBe(0);
    expect(again.recordsUnchanged).toBeGreaterThan(10);
    expect(await dump()).toBe(before);
  });

  it('notes what was looked for and not found', async () => {
    const { rows } = await db.pool.query(
      `select dimension, state from coverage where state <> 'found' and source_id = 'user-qcc'`,
    );
    expect(rows).toEqual([{ dimension: 'dishonest_debtor', state: 'none_found' }]);
  });
});
