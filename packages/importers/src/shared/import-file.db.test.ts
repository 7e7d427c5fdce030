import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdImportLock } from '@mingjian/database/imports';
import { makeTestDatabase } from '@mingjian/database/testing';
import { makeCreditCode } from '@mingjian/domain/credit-code';
import { REGISTER, REGISTER_COLUMNS } from '../register/index.ts';
import { makeStatementsSource, readCompanyList } from '../statements/index.ts';
import { importFile } from './import-file.ts';
import type { ImportOptions } from './import-file.ts';
import { surveyFile } from './survey-file.ts';
import { fixture } from './testing.ts';

const db = await makeTestDatabase();
let folder = '';
let clock = Date.parse('2026-01-05T04:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingjian-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const importRegister = (path: string, options: Partial<ImportOptions> = {}) => {
  clock += 60_000;
  return importFile(REGISTER, path, { db, now: new Date(clock), ...options });
};

/** A register of `count` companies of this test's own; `block` keeps its codes apart from those of other tests. */
const makeRegister = async (block: number, count: number): Promise<string> => {
  const rows = Array.from({ length: count }, (_, index) => {
    const code = makeCreditCode(`91320100MA${block}${String(index).padStart(6, '0')}`);
    return `示例第${block}之${index}商贸有限公司,${code},2016-05-0${(index % 9) + 1},N/A,N/A,${index + 1}(万元),N/A,江苏,南京,南京市示例路${index}号`;
  });
  const path = join(folder, `register-${block}.csv`);
  await writeFile(path, [REGISTER_COLUMNS.join(','), ...rows, ''].join('\n'));
  return path;
};

const TABLES = ['party', 'party_key', 'record', 'company', 'company_history', 'statement', 'changed_company'];

const dump = async (): Promise<Record<string, string>> => {
  const entries = TABLES.map(async (table) => {
    const { rows } = await db.pool.query<{ bytes: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) || ' ' || count(*) as bytes from ${table} t`,
    );
    return [table, rows[0]?.bytes ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

const countNamed = async (name: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(
    'select count(*) as n from company where name like $1',
    [name],
  );
  return rows[0]?.n ?? 0;
};

describe('importing a register', () => {
  it('gives companies that lists and profiles can read', async () => {
    const result = await importRegister(fixture('ok/register.csv'));
    expect(result).toMatchObject({
      rows: 5,
      companies: 5,
      rowsRefused: 0,
      recordsCreated: 15,
      isComplete: true,
    });
    const { rows } = await db.pool.query(
      `select name, credit_code, registered_capital, registered_capital_currency, province_code, city_code, nature, is_synthetic
       from company where name = '示例远山贸易有限公司'`,
    );
    expect(rows).toEqual([
      {
        name: '示例远山贸易有限公司',
        credit_code: '91110108MA900002A3',
        registered_capital: '7500000.00',
        registered_capital_currency: 'USD',
        province_code: '310000',
        city_code: '310100',
        nature: 'foreign',
        is_synthetic: false,
      },
    ]);
  });

  it('twice changes nothing', async () => {
    const path = await makeRegister(1, 12);
    await importRegister(path);
    const before = await dump();
    const again = await importRegister(path);
    expect(again).toMatchObject({ recordsCreated: 0, recordsUnchanged: 36, recordsClosed: 0 });
    expect(await dump()).toEqual(before);
  });

  it('keeps the original once, with its hash', async () => {
    const path = await makeRegister(2, 3);
    const { file } = await importRegister(path);
    await importRegister(path);
    const { rows } = await db.pool.query<{ content: Buffer; byte_length: number }>(
      'select content, byte_length from source_document where sha256 = $1',
      [file.sha256],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.content.equals(await readFile(path))).toBe(true);
    expect(rows[0]?.byte_length).toBe(file.byteLength);
  });

  it('as a dry run writes nothing', async () => {
    const path = await makeRegister(3, 4);
    const before = await dump();
    const result = await importRegister(path, { db: null });
    expect(result).toMatchObject({ rows: 4, companies: 4, recordsCreated: 0 });
    expect(await dump()).toEqual(before);
  });

  it('that is killed goes on after its last batch', async () => {
    const path = await makeRegister(4, 25);
    const killed = importRegister(path, {
      batchRows: 10,
      onProgress: ({ rowsDone }) => {
        if (rowsDone === 10) throw new Error('killed');
      },
    });
    await expect(killed).rejects.toThrow('killed');
    // The batch that was under way beside the first one is kept too.
    expect(await countNamed('示例第4之%')).toBe(20);
    const rest = await importRegister(path, { batchRows: 10 });
    expect(rest).toMatchObject({ resumedAtRow: 22, rows: 25, recordsCreated: 15, isComplete: true });
    expect(await countNamed('示例第4之%')).toBe(25);
    const { rows } = await db.pool.query(
      `select count(distinct known_from)::int as moments from record where source_document_id =
         (select document_id from source_document where sha256 = $1)`,
      [rest.file.sha256],
    );
    expect(rows).toEqual([{ moments: 1 }]);
  });

  it('that is stopped by hand says so and can go on', async () => {
    const path = await makeRegister(5, 25);
    const stop = new AbortController();
    const stopped = await importRegister(path, {
      batchRows: 10,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(stopped).toMatchObject({ isComplete: false, rows: 20 });
    expect(await importRegister(path, { batchRows: 10 })).toMatchObject({
      resumedAtRow: 22,
      isComplete: true,
    });
  });

  it('of an older day is known from that day', async () => {
    const path = await makeRegister(6, 2);
    await importRegister(path, { knownAt: '2019-12-31' });
    const { rows } = await db.pool.query(
      `select distinct r.known_from from record r join company c using (company_id) where c.name like '示例第6之%'`,
    );
    expect(rows).toEqual([{ known_from: '2019-12-30T16:00:00.000Z' }]);
  });

  it('is refused while another command imports the same file', async () => {
    const path = await makeRegister(7, 3);
    const { sha256 } = await surveyFile(path);
    const release = await holdImportLock(db, `user-register ${sha256}`);
    await expect(importRegister(path)).rejects.toMatchObject({ code: 'import-running' });
    expect(await countNamed('示例第7之%')).toBe(0);
    await release?.();
    expect(await importRegister(path)).toMatchObject({ isComplete: true, companies: 3 });
  });

  it('leaves out wrong rows and lists them in a report that a spreadsheet can open', async () => {
    const reportPath = join(folder, 'reports', 'refused.csv');
    const result = await importRegister(fixture('not-ok/register-wrong-rows.csv'), { reportPath });
    expect(result).toMatchObject({ rows: 9, companies: 3, rowsRefused: 6, valuesRefused: 5 });
    const report = await readFile(reportPath, 'utf8');
    const lines = report.trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe('\uFEFFrow,refused,field,value,reason,reason_en,reason_cn');
    expect(lines[1]).toContain('3,row,统一社会信用代码,91110108MA900001A1,code-wrong-check-digit,');
    expect(lines.find((line) => line.startsWith('8,'))).toContain('wrong-column-count');
    expect(await countNamed('示例错码%')).toBe(0);
  });
});

describe('importing statements', () => {
  it('gives a company without a credit code its years, and nothing new the second time', async () => {
    const source = makeStatementsSource(await readCompanyList(fixture('ok/stock_basics.csv')), new Map());
    const importStatements = () =>
      importFile(source, fixture('ok/statements.csv'), { db, now: new Date((clock += 60_000)) });
    expect(await importStatements()).toMatchObject({ rows: 3, recordsCreated: 2 + 3 * 4 });
    const { rows } = await db.pool.query(
      `select c.name, c.credit_code, c.stock_code, c.is_listed, c.total_assets, c.revenue, s.period_end
       from company c join statement s using (company_id) where c.stock_code = '000002' order by s.period_end`,
    );
    const company = { name: '示例地产', credit_code: null, stock_code: '000002', is_listed: true };
    const latest = { total_assets: '1100.00', revenue: '2100.00' };
    expect(rows).toEqual([
      { ...company, ...latest, period_end: '2022-12-31' },
      { ...company, ...latest, period_end: '2023-12-31' },
    ]);
    const before = await dump();
    expect(await importStatements()).toMatchObject({ recordsCreated: 0, recordsClosed: 0 });
    expect(await dump()).toEqual(before);
  });
});
