import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordDetail } from '@mingjian/contract/companies';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { QCC } from '@mingjian/importers/qcc';
import { REGISTER } from '@mingjian/importers/register';
import { importFile } from '@mingjian/importers/shared';
import { makeWorkbookSource, openWorkbook } from '@mingjian/importers/statement-workbooks';
import { makeTestServer } from '../../http/testing.ts';
import type { TestServer } from '../../http/testing.ts';

const FIXTURES = resolve(import.meta.dirname, '../../../../../packages/importers/fixtures/ok');
const NOW = new Date('2026-01-05T04:00:00Z');

let server: TestServer;
let client: Awaited<ReturnType<TestServer['client']>>;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  client = await server.client();
});
afterAll(() => server.close());

const findRecord = async (name: string, dimension: string, locator?: string) => {
  const { rows } = await server.db.pool.query<{ companyId: number; recordId: number }>(
    `select r.company_id as "companyId", r.record_id as "recordId" from record r
     join party p on p.company_id = r.company_id
     where p.name = $1 and r.dimension = $2 and r.locator = coalesce($3, r.locator) limit 1`,
    [name, dimension, locator ?? null],
  );
  const [found] = rows;
  if (!found) throw new Error(`no ${dimension} of ${name}`);
  return found;
};

const readOriginal = async (
  name: string,
  dimension: string,
  input: { locator?: string; asAt?: string } = {},
) => {
  const { locator, ...asked } = input;
  const { code, data } = await client.get<RecordDetail>('/company/getRecord', {
    ...(await findRecord(name, dimension, locator)),
    ...asked,
  });
  return { code, original: data?.original };
};

const importFixture = (source: Parameters<typeof importFile>[0], file: string, now = NOW) =>
  importFile(source, join(FIXTURES, file), { db: server.db, now });

describe('the original of a record', () => {
  test('of a register is its row, with the fields that each cell became', async () => {
    await importFixture(REGISTER, 'register-gb18030.csv');
    const { original } = await readOriginal('示例远山贸易有限公司', 'basic_registration');
    expect(original?.state).toBe('shown');
    expect(original?.cells).toContainEqual({
      label: '注册资金',
      text: '750(万元美元)',
      fields: ['registered_capital', 'registered_capital_currency'],
    });
    expect(original?.cells.find(({ label }) => label === '企业名称')).toMatchObject({
      text: '示例远山贸易有限公司',
    });
  });

  test('of a file of JSON is what stands at its place', async () => {
    await importFixture(QCC, 'qcc.json');
    const { original } = await readOriginal('示例云海机械有限公司', 'shareholder', {
      locator: 'object 1 $.basic.Result.Partners[1]',
    });
    expect(original?.cells).toContainEqual({
      label: 'ShouldCapi',
      text: '2,000.00',
      fields: ['subscribed_amount'],
    });
    expect(original?.cells).toContainEqual({ label: 'KeyNo', text: 'example-key-2', fields: [] });
  });

  test('of a workbook is its cells, with the item of each row', async () => {
    const path = join(FIXTURES, 'statement-workbook.xlsx');
    const opened = await openWorkbook(path, { company: '91110108MA9Q0001A0', findName: async () => null });
    await importFile(makeWorkbookSource(opened, { acceptGaps: false }), path, { db: server.db, now: NOW });
    const { original } = await readOriginal('示例云海机械有限公司', 'balance_sheet', {
      locator: '资产负债表!B',
    });
    expect(original?.cells).toContainEqual({
      label: '5  货币资金',
      text: '1200.5',
      fields: ['cash_and_equivalents'],
    });
    expect(original?.cells).toContainEqual({ label: '10  待摊项目', text: '100', fields: [] });
  });

  test('is not shown before it was known', async () => {
    const before = await readOriginal('示例云海机械有限公司', 'shareholder', { asAt: '2025-12-31' });
    expect(before.code).toBe('record-does-not-exist');
  });

  test('of an earlier day is that of the version known then', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mingjian-original-'));
    const text = (await readFile(join(FIXTURES, 'register.csv'), 'utf8')).replaceAll('示例星河', '示例银河');
    const older = text.replaceAll('91110108MA900001A2', '91440300MA9Q0003CF');
    await writeFile(join(folder, 'older.csv'), older);
    await writeFile(join(folder, 'newer.csv'), older.replace('1,000(万元人民币)', '2,000(万元人民币)'));
    for (const [file, knownAt] of [
      ['older.csv', '2020-01-01'],
      ['newer.csv', '2024-01-01'],
    ] as const)
      await importFile(REGISTER, join(folder, file), { db: server.db, now: NOW, knownAt });
    await rm(folder, { recursive: true });
    const capitalOn = async (asAt: string) => {
      const { original } = await readOriginal('示例银河科技有限公司', 'basic_registration', { asAt });
      return original?.cells.find(({ label }) => label === '注册资金')?.text;
    };
    expect(await capitalOn('2021-06-30')).toBe('1,000(万元人民币)');
    expect(await capitalOn('2024-06-30')).toBe('2,000(万元人民币)');
  });

  test('that is not there says why', async () => {
    const set = async (sql: string) => server.db.pool.query(sql);
    await set(`update source_document set content = null where file_name = 'qcc.json'`);
    const name = '示例云海机械有限公司';
    expect((await readOriginal(name, 'shareholder')).original).toEqual({ state: 'too_large', cells: [] });
    await set(`delete from source_reading where document_id =
      (select document_id from source_document where file_name = 'register-gb18030.csv')`);
    const register = await readOriginal('示例远山贸易有限公司', 'basic_registration');
    expect(register.original).toEqual({ state: 'not_marked', cells: [] });
    await importFixture(REGISTER, 'register-gb18030.csv', new Date(NOW.getTime() + 60_000));
    expect((await readOriginal('示例远山贸易有限公司', 'basic_registration')).original?.state).toBe('shown');
  });
});
